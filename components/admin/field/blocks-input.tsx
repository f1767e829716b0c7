"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { selectLook } from "@/components/ui/field";
import { randomKey } from "@/lib/browser/random-key";
import type { LanguageCode } from "@/lib/contract/locale";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import type { AskedBlocks } from "@/lib/site/panel-contents";
import { ControlFrame } from "./control-frame";
import type { ControlProps } from "./control-props";
import { type Item, ItemFields, type NestingProps } from "./item-fields";
import { moved } from "./moved";
import { newItem } from "./new-item";
import { OrderButtons } from "./order-buttons";
import { useListDrag } from "./use-list-drag";

interface WrittenBlock {
  slug: string;
  type: string;
  isHidden: boolean;
  conf: Item;
}

const newSlug = () => `b${randomKey().slice(0, 10)}`;

export function BlocksInput(props: NestingProps) {
  const { field, value, onChange } = props;
  const t = useTranslations("admin.content.blocks");
  const { labelOf } = usePanel();
  const [opened, setOpened] = useState(slugInAddress);
  const [said, setSaid] = useState("");
  const blocks = Array.isArray(value) ? (value as WrittenBlock[]) : [];
  const types: AskedBlocks = "blocks" in field.input ? field.input.blocks : {};

  useEffect(() => {
    const slug = slugInAddress();
    if (slug) document.getElementById(BLOCK + slug)?.scrollIntoView();
  }, []);

  const list = useRef<HTMLOListElement>(null);
  const labelOfType = (type: string) => labelOf(types[type]?.label ?? { fr: type, en: type });
  function move(at: number, to: number) {
    onChange(moved(blocks, at, to));
    setSaid(t("moved", { place: to + 1 }));
  }
  const { drag, startDrag } = useListDrag({ list, onMove: move });
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number) {
    const to = event.key === "ArrowUp" ? at - 1 : event.key === "ArrowDown" ? at + 1 : -1;
    if (to < 0 || to >= blocks.length) return;
    event.preventDefault();
    move(at, to);
    // A browser takes the focus from what is moved in the document.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  }
  /** Returns the line above or below a block at which the dragged one would be dropped. */
  const gapAt = (at: number): string => {
    if (!drag) return "";
    if (drag.at === at) return "opacity-50";
    const place = at > drag.at ? at - 1 : at;
    if (place === drag.to) return "border-t-accent";
    return drag.to === blocks.length - 1 && place === drag.to - 1 ? "border-b-accent" : "";
  };

  function put(block: WrittenBlock, at: number) {
    onChange([...blocks.slice(0, at), block, ...blocks.slice(at)]);
    setOpened(block.slug);
  }
  return (
    <ControlFrame of={props} isGroup>
      {({ id, name }) => (
        <>
          <p role="status" className="sr-only">
            {said}
          </p>
          <ol ref={list} className="mb-3 grid gap-2 empty:hidden">
            {blocks.map((block, at) => (
              <li
                key={block.slug}
                id={BLOCK + block.slug}
                className={`${PANEL_CARD} flex scroll-mt-24 items-start ${gapAt(at)}`}
              >
                {blocks.length > 1 && (
                  <button
                    type="button"
                    aria-label={t("handle", { block: labelOfType(block.type), place: at + 1 })}
                    onPointerDown={(event) => startDrag(event, at)}
                    onKeyDown={(event) => onKeyDown(event, at)}
                    className="grid min-h-12 w-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:text-heading active:cursor-grabbing"
                  >
                    <PanelIcon name="handle" />
                  </button>
                )}
                <BlockPart
                  of={props}
                  name={`${name}.${at}`}
                  block={block}
                  isOpen={opened === block.slug || hasErrorIn(props.errors, `${name}.${at}`)}
                  onToggle={(isOpen) => {
                    if (isOpen) setOpened(block.slug);
                    else if (opened === block.slug) setOpened(undefined);
                  }}
                  onChange={(now) =>
                    onChange(blocks.map((one) => (one.slug === block.slug ? now : one)))
                  }
                >
                  <OrderButtons
                    of={labelOfType(block.type)}
                    at={at}
                    count={blocks.length}
                    onMove={(to) => move(at, to)}
                  />
                  <button
                    type="button"
                    onClick={() => put({ ...block, slug: newSlug() }, at + 1)}
                    className={panelButton("quiet")}
                  >
                    {t("copy")}
                  </button>
                  <button
                    type="button"
                    onClick={() => onChange(blocks.filter(({ slug }) => slug !== block.slug))}
                    className={panelButton("quiet")}
                  >
                    {t("takeOut")}
                  </button>
                </BlockPart>
              </li>
            ))}
          </ol>
          <label htmlFor={id} className="sr-only">
            {t("add")}
          </label>
          <select
            id={id}
            name={name}
            value=""
            onChange={({ currentTarget }) => {
              const type = currentTarget.value;
              const fields = types[type]?.fields.conf?.input;
              const conf = fields && "fields" in fields ? newItem(fields.fields) : {};
              put({ slug: newSlug(), type, isHidden: false, conf }, blocks.length);
            }}
            className={selectLook}
          >
            <option value="" disabled>
              {t("add")}
            </option>
            {Object.entries(types).map(([type, { label }]) => (
              <option key={type} value={type}>
                {labelOf(label)}
              </option>
            ))}
          </select>
        </>
      )}
    </ControlFrame>
  );
}

/** Start of the name of a block in an address: a pencil on the site leads to it. */
const BLOCK = "block-";

function slugInAddress(): string | undefined {
  const [, slug] = /^#block-([\w-]+)$/.exec(location.hash) ?? [];
  return slug;
}

const hasErrorIn = (errors: ControlProps["errors"], name: string) =>
  Object.keys(errors).some((key) => key.startsWith(`${name}.`));

function BlockPart(props: {
  of: NestingProps;
  name: string;
  block: WrittenBlock;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (block: WrittenBlock) => void;
  children: React.ReactNode;
}) {
  const { of, name, block, isOpen, onToggle, onChange, children } = props;
  const { field, errors, control } = of;
  const { labelOf, locale } = usePanel();
  const t = useTranslations("admin.content.blocks");
  const types: AskedBlocks = "blocks" in field.input ? field.input.blocks : {};
  const asked = types[block.type];
  const conf = asked?.fields.conf?.input;
  const title = block.conf.title as Partial<Record<LanguageCode, string>> | null | undefined;
  const called = title?.[codeFromLocale(locale)] || title?.fr_FR || title?.en;
  const label = asked ? labelOf(asked.label) : block.type;
  return (
    <details
      open={isOpen}
      className="min-w-0 grow"
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) onToggle(currentTarget.open);
      }}
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-baseline gap-x-3 px-3 py-3 hover:bg-raised">
        <span className={`font-semibold ${block.isHidden ? "text-muted" : "text-heading"}`}>
          {label}
        </span>
        {called && (
          <span className="min-w-0 text-muted text-small [overflow-wrap:anywhere]">{called}</span>
        )}
        {block.isHidden && <span className="text-muted text-small">{t("hidden")}</span>}
      </summary>
      {isOpen && (
        <div className="grid gap-4 border-line border-t p-3">
          {conf && "fields" in conf && (
            <ItemFields
              name={`${name}.conf`}
              fields={conf.fields}
              item={block.conf}
              errors={errors}
              control={control}
              onChange={(now) => onChange({ ...block, conf: now })}
            />
          )}
          <div className="flex flex-wrap items-center gap-1 border-line border-t pt-3">
            {children}
            <button
              type="button"
              aria-pressed={block.isHidden}
              onClick={() => onChange({ ...block, isHidden: !block.isHidden })}
              className={panelButton("quiet")}
            >
              {t(block.isHidden ? "show" : "hide")}
            </button>
          </div>
        </div>
      )}
    </details>
  );
}
