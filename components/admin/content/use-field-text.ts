"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { plainText } from "@/lib/rules/text/plain-text";
import type { WrittenField } from "@/lib/site/panel-contents";

/** Returns a function that writes a field's value in the panel's language, to compare it. */
export function useFieldText() {
  const { labelOf } = usePanel();
  const format = usePanelFormat();
  const t = useTranslations("admin.content");
  const list = useTranslations("admin.list");
  const textIn = (field: WrittenField, value: unknown): string => {
    if (value === null || value === undefined) return "";
    const { input } = field;
    switch (input.kind) {
      case "RICH_TEXT":
        return plainText(String(value));
      case "FLAG":
        return list(value ? "yes" : "no");
      case "DATE":
        return format.date(`${value}T12:00Z`);
      case "INSTANT":
        return format.dateAndTime(String(value));
      case "LINES":
        return (value as string[]).join("\n");
      case "CHOICE":
      case "CHOICES":
        return [value]
          .flat()
          .map((one) => labelOf(input.options[String(one)] ?? { fr: String(one), en: String(one) }))
          .join("\n");
      case "MEDIUM":
        return t("medium.numbered", { id: Number(value) });
      case "REFERENCE":
        return t("numbered", { id: Number(value) });
      // A key and a condition are no text; a name is.
      case "KEY":
        return "";
      case "CONDITION":
        return t("condition.some");
      case "PICTURE": {
        const { src, alt } = value as { src: string; alt: Record<string, string> };
        return [src.split("/").at(-1), ...Object.values(alt)].filter(Boolean).join(" · ");
      }
      case "BLOCKS":
        return (value as { type: string; isHidden: boolean }[])
          .map((block) => {
            const { label, fields } = input.blocks[block.type] ?? {};
            const called = label ? labelOf(label) : block.type;
            const hidden = block.isHidden ? ` (${t("blocks.hidden")})` : "";
            return `${called}${hidden}\n${fields ? itemText(fields, { ...block }) : ""}`;
          })
          .join("\n\n");
      case "MEDIA":
      case "PICTURES":
      case "LIST":
      case "LINK":
      case "LAYOUT":
        return [value]
          .flat()
          .map((item) => itemText(input.fields, item as Record<string, unknown>))
          .join("\n");
      default:
        return String(value);
    }
  };
  function itemText(fields: Record<string, WrittenField>, item: Record<string, unknown>): string {
    const said = Object.entries(fields).flatMap(([name, field]) => {
      const value = item[name];
      const all = field.isTranslated ? Object.values(value ?? {}) : [value];
      return all.map((one) => textIn(field, one)).filter(Boolean);
    });
    const medium =
      typeof item.idMedium === "number" ? [t("medium.numbered", { id: item.idMedium })] : [];
    return [...medium, ...said].join(" · ");
  }
  return textIn;
}
