"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { AskedFields } from "@/lib/site/panel-contents";
import { type Item, ItemFields, type NestingProps } from "./item-fields";

const SHORT: ReadonlySet<string> = new Set(["NUMBER", "LINE", "CHOICE", "RESOURCE"]);

const MOST_FIELDS = 3;

/** Returns the columns of a row: of three, a choice needs more room than a number. */
function columnsOf(fields: AskedFields): string {
  const [first, ...others] = Object.values(fields);
  if (others.length === 0) return "grid-cols-[minmax(0,1fr)_auto]";
  if (others.length === 1) return "grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]";
  return first?.input.kind === "NUMBER"
    ? "grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    : "grid-cols-[minmax(0,1.7fr)_repeat(2,minmax(0,1fr))_auto]";
}

/** Tells whether the rows of a list are short enough for a line each. */
export function areShort(fields: AskedFields): boolean {
  const all = Object.values(fields);
  return (
    all.length <= MOST_FIELDS &&
    all.every(({ input, isTranslated, only }) => SHORT.has(input.kind) && !isTranslated && !only)
  );
}

/** Rows of a list, a line each, with their labels above the first one. */
export function CompactRows(
  props: Pick<NestingProps, "name" | "errors" | "control"> & {
    fields: AskedFields;
    items: Item[];
    onChange: (items: Item[]) => void;
  },
) {
  const { name, errors, control, fields, items, onChange } = props;
  const t = useTranslations("admin.content");
  return (
    <ol className="mb-3 grid gap-2 empty:hidden">
      {items.map((item, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing by which it is known but its place
          key={at}
          className={`grid items-end gap-x-2 ${columnsOf(fields)} [&_input]:px-2.5 [&_select]:ps-2.5 ${at > 0 ? "[&_label]:sr-only" : ""}`}
        >
          <ItemFields
            name={`${name}.${at}`}
            fields={fields}
            item={item}
            errors={errors}
            control={control}
            onChange={(now) => onChange(items.map((one, index) => (index === at ? now : one)))}
          />
          <button
            type="button"
            onClick={() => onChange(items.filter((_, index) => index !== at))}
            className={`${panelButton("quiet")} min-h-12 px-2.5 text-h4 leading-none`}
          >
            <span aria-hidden="true">×</span>
            <span className="sr-only">{`${t("takeOut")} ${t("place", { place: at + 1 })}`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
