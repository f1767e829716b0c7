"use client";

import { useTranslations } from "next-intl";
import { panelButton } from "@/components/admin/panel/panel-look";
import type { AskedFields } from "@/lib/site/panel-contents";
import { type Item, ItemFields, type NestingProps } from "./item-fields";

const SHORT: ReadonlySet<string> = new Set(["NUMBER", "LINE", "CHOICE", "RESOURCE"]);

const COLUMNS = [
  "grid-cols-[minmax(0,1fr)_auto]",
  "grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]",
  "grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto]",
];

/** Tells whether the rows of a list are short enough for a line each. */
export function areShort(fields: AskedFields): boolean {
  const all = Object.values(fields);
  return (
    all.length <= COLUMNS.length &&
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
          className={`grid items-start gap-x-2 ${COLUMNS[Object.keys(fields).length - 1]} [&_input]:px-2.5 [&_select]:ps-2.5 ${at > 0 ? "[&_label]:sr-only" : ""}`}
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
            className={`${panelButton("quiet")} min-h-11 px-2.5 ${at === 0 ? "mt-[1.6875rem]" : ""}`}
          >
            <span aria-hidden="true">×</span>
            <span className="sr-only">{`${t("takeOut")} ${t("place", { place: at + 1 })}`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
