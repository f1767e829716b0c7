"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { InEachLanguage } from "@/components/admin/field/in-each-language";
import { ItemFields, type NestingProps } from "@/components/admin/field/item-fields";
import { usePanel } from "@/components/admin/panel/panel-context";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import type { LanguageCode } from "@/lib/contract/locale";
import { textOrOther } from "@/lib/layout/text-or-other";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import { plainText } from "@/lib/rules/text/plain-text";
import { type LayoutPart, layoutParts } from "./layout-parts";
import { LayoutTextInput } from "./layout-text-input";
import { blockTypesOf, confFields, layoutOf, textField, withConf, withText } from "./layout-value";
import { partInAddress } from "./part-in-address";

/**
 * Layout as it is read, from top to bottom: each text opens where it stands, in every language. It
 * needs no pointer and no wide window.
 */
export function LayoutReading(props: NestingProps & { code: LanguageCode }) {
  const { value, code, errors, name } = props;
  const t = useTranslations("admin.layout");
  const layout = layoutOf(value);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const asked = partInAddress();
    return new Set(asked && [asked.id]);
  });
  useEffect(() => {
    const asked = partInAddress();
    if (asked) document.getElementById(rowId(asked.id))?.scrollIntoView({ block: "center" });
  }, []);
  const parts = layoutParts(layout.html);
  if (parts.length === 0) return <NothingNote>{t("empty")}</NothingNote>;
  return (
    <ol className="grid max-w-4xl gap-px">
      {parts.map((part) => {
        const id = part.kind === "block" ? part.slug : part.key;
        const at =
          part.kind === "block"
            ? layout.blocks.findIndex(({ slug }) => slug === part.slug)
            : layout[part.kind].findIndex(({ key }) => key === part.key);
        const list = part.kind === "block" ? "blocks" : part.kind;
        const place = `${name}.${list}.${at}`;
        const isWrong = Object.keys(errors).some((key) => key.startsWith(`${place}.`));
        const isOpen = isWrong || opened.has(id);
        return (
          <li key={`${part.kind} ${id}`} id={rowId(id)} className="scroll-mt-28">
            <details
              open={isOpen}
              onToggle={({ currentTarget, target }) => {
                if (target !== currentTarget || currentTarget.open === isOpen) return;
                const now = new Set(opened);
                if (currentTarget.open) now.add(id);
                else now.delete(id);
                setOpened(now);
              }}
              className="rounded-control open:bg-surface"
            >
              <summary className="cursor-pointer rounded-control px-3 py-2.5 hover:bg-raised">
                <PartWords part={part} of={props} />
              </summary>
              {isOpen && (
                <div className="grid gap-3 px-3 pt-1 pb-4">
                  <PartFields part={part} place={place} of={props} code={code} />
                </div>
              )}
            </details>
          </li>
        );
      })}
    </ol>
  );
}

const rowId = (id: string) => `part-${id}`;

/** Looks of texts by their element, close to how the page shows them. */
const LOOKS: Record<string, string> = {
  h1: "font-title text-heading text-title",
  h2: "font-title text-heading text-subtitle",
  h3: "font-semibold text-heading text-lead",
  h4: "font-semibold text-heading",
};

function PartWords({ part, of }: { part: LayoutPart; of: NestingProps & { code: LanguageCode } }) {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.layout");
  const layout = layoutOf(of.value);
  if (part.kind === "block") {
    const block = layout.blocks.find(({ slug }) => slug === part.slug);
    const label = block && blockTypesOf(of.field)[block.type]?.label;
    const title = block?.conf.title as Partial<Record<LanguageCode, string>> | null | undefined;
    return (
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold text-accent">{label ? labelOf(label) : part.slug}</span>
        <span className="text-muted">{title?.[of.code] || title?.fr_FR || title?.en}</span>
      </span>
    );
  }
  const text = textOrOther(layout[part.kind], part.key, of.code);
  const isLacking = !layout[part.kind].find(({ key }) => key === part.key)?.text[of.code];
  const words = (part.kind === "texts" ? plainText(text) : text).trim();
  return (
    <span className="block [overflow-wrap:anywhere]">
      {part.kind !== "texts" && (
        <span className="mr-2 text-muted text-small">{t(`kind.${part.kind}`)}</span>
      )}
      <span className={part.kind === "texts" ? LOOKS[part.tag] : "text-small"}>
        {words || t("unsaid")}
      </span>
      {isLacking && <span className="ml-2 text-danger text-small">{t("lacking")}</span>}
    </span>
  );
}

function PartFields(props: {
  part: LayoutPart;
  place: string;
  of: NestingProps;
  code: LanguageCode;
}) {
  const { part, place, of } = props;
  const { field, errors, control: Control, onChange } = of;
  const t = useTranslations("admin.layout");
  const layout = layoutOf(of.value);
  if (part.kind === "block") {
    const block = layout.blocks.find(({ slug }) => slug === part.slug);
    if (!block) return <p className="text-muted text-small">{t("blockOfOther")}</p>;
    return (
      <ItemFields
        name={`${place}.conf`}
        fields={confFields(blockTypesOf(field), block.type)}
        item={block.conf}
        errors={errors}
        control={Control}
        onChange={(conf) => onChange(withConf(layout, part.slug, conf))}
      />
    );
  }
  const asked = textField(field, part.kind);
  const text = layout[part.kind].find(({ key }) => key === part.key)?.text;
  if (!asked || !text) return null;
  const Input = part.kind === "texts" ? LayoutTextInput : Control;
  return (
    <InEachLanguage>
      {(locale) => {
        const code = codeFromLocale(locale);
        return (
          <Input
            name={`${place}.text.${code}`}
            field={asked}
            value={text[code] ?? ""}
            errors={errors}
            locale={locale}
            onChange={(now) =>
              onChange(
                withText(layout, part.kind, { key: part.key, code, text: String(now ?? "") }),
              )
            }
          />
        );
      }}
    </InEachLanguage>
  );
}
