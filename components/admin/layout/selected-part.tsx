"use client";

import type { Component, Editor } from "grapesjs";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SeenLanguage } from "@/components/admin/field/in-each-language";
import { ItemFields, type NestingProps } from "@/components/admin/field/item-fields";
import { MediumPicker } from "@/components/admin/media/medium-picker";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { LanguageCode } from "@/lib/contract/locale";
import type { TextList } from "@/lib/layout/layout";
import { DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/text/locale-code";
import { LayoutTextInput } from "./layout-text-input";
import { blockTypesOf, confFields, layoutOf, textField, withConf } from "./layout-value";
import { PartLook } from "./part-look";
import { SITE_BLOCK } from "./site-block";

interface Selected {
  editor: Editor;
  component: Component;
  code: LanguageCode;
  of: NestingProps;
}

/** Settings of the part that is selected on the canvas: its words, picture, link, block and look. */
export function SelectedPart(selected: Selected) {
  const { editor, component, code, of } = selected;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.layout");
  const layout = layoutOf(of.value);
  const slug = String(component.getAttributes()["data-component"] ?? "");
  const block = layout.blocks.find((one) => one.slug === slug);
  const types = blockTypesOf(of.field);
  const type = block && types[block.type];
  const locale = localeFromCode(code) ?? DEFAULT_LOCALE;
  return (
    <SeenLanguage value={{ shown: locale, isOneByOne: true }}>
      <div className="grid gap-4">
        <h3 className="font-semibold text-heading">
          {type ? labelOf(type.label) : t(`named.${nameOf(component)}`)}
        </h3>
        <PartActions editor={editor} component={component} />
        {block ? (
          <ItemFields
            name={`${of.name}.blocks.${layout.blocks.indexOf(block)}.conf`}
            fields={confFields(types, block.type)}
            item={block.conf}
            errors={of.errors}
            control={of.control}
            onChange={(conf) => of.onChange(withConf(layout, slug, conf))}
          />
        ) : component.is(SITE_BLOCK) ? (
          <p className="text-muted text-small">{t("blockOfOther")}</p>
        ) : (
          <>
            <PartWords {...selected} />
            <PartLook key={component.getId()} component={component} />
          </>
        )}
      </div>
    </SeenLanguage>
  );
}

function nameOf(component: Component): "picture" | "link" | "text" | "part" {
  if (component.is("image")) return "picture";
  if (component.is("link")) return "link";
  return component.is("text") ? "text" : "part";
}

/** Ways to move, copy and take out a part without dragging it. */
function PartActions({ editor, component }: Pick<Selected, "editor" | "component">) {
  const t = useTranslations("admin.layout.act");
  const parent = component.parent();
  const at = component.index();
  const move = (to: number) => {
    parent && component.move(parent, { at: to });
    editor.select(component);
    component.getEl()?.scrollIntoView({ block: "nearest" });
  };
  const acts = [
    { name: "up", isOff: at === 0, act: () => move(at - 1) },
    { name: "down", isOff: at === (parent?.components().length ?? 0) - 1, act: () => move(at + 2) },
    {
      name: "outer",
      isOff: !parent || parent === editor.getWrapper(),
      act: () => parent && editor.select(parent),
    },
    {
      name: "copy",
      isOff: false,
      act: () => {
        const [copy] = parent?.append(component.clone(), { at: at + 1 }) ?? [];
        if (copy) editor.select(copy);
      },
    },
    { name: "takeOut", isOff: false, act: () => component.remove() },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {acts.map(({ name, isOff, act }) => (
        <button
          key={name}
          type="button"
          disabled={isOff}
          onClick={act}
          className={`${panelButton()} px-2`}
        >
          {t(name)}
        </button>
      ))}
    </div>
  );
}

/** Words, picture and link of a part, in the language of the canvas. */
function PartWords({ component, code, of }: Selected) {
  const t = useTranslations("admin.layout");
  const [isPicking, setIsPicking] = useState(false);
  const layout = layoutOf(of.value);
  const attributes = component.getAttributes() as Record<string, string>;
  const locale = localeFromCode(code) ?? DEFAULT_LOCALE;
  const Control = of.control;
  const textIn = (list: TextList, key: string | undefined) => {
    const at = layout[list].findIndex((one) => one.key === key);
    return { place: `${of.name}.${list}.${at}.text.${code}`, text: layout[list][at]?.text[code] };
  };
  const [texts, descriptions, addresses] = (["texts", "descriptions", "addresses"] as const).map(
    (list) => textField(of.field, list),
  );
  const words = attributes["data-text"];
  const isPicture = component.is("image");
  const isLink = component.is("link");
  const attribute = (name: "alt" | "href", list: TextList) => {
    const { place, text } = textIn(list, attributes[`data-text-${name}`]);
    return {
      name: place,
      value: text ?? attributes[name] ?? "",
      errors: of.errors,
      locale,
      onChange: (value: unknown) => component.addAttributes({ [name]: String(value ?? "") }),
    };
  };
  return (
    <>
      {words && texts && (
        <LayoutTextInput
          key={words}
          name={textIn("texts", words).place}
          field={texts}
          value={textIn("texts", words).text ?? ""}
          errors={of.errors}
          locale={locale}
          onChange={(html) => component.components(String(html ?? ""))}
        />
      )}
      {isPicture && (
        <div>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsPicking(true)}
            className={panelButton()}
          >
            {t("choosePicture")}
          </button>
        </div>
      )}
      {isPicture && descriptions && (
        <Control {...attribute("alt", "descriptions")} field={descriptions} />
      )}
      {isLink && addresses && <Control {...attribute("href", "addresses")} field={addresses} />}
      {isPicking && (
        <MediumPicker
          kinds={["IMAGE"]}
          onPick={({ src, width, height, alt }) => {
            const said = alt[code] ?? "";
            component.addAttributes({
              src,
              ...(width && { width: String(width) }),
              ...(height && { height: String(height) }),
              ...(said && { alt: said }),
            });
            component.set("src" as never, src as never);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  );
}
