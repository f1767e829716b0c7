import { type Label, sameInBoth } from "@/lib/contract/field/field";
import type { LanguageCode } from "@/lib/contract/locale";
import { siteFormat } from "@/lib/i18n/site-format";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import type { WrittenField } from "@/lib/site/panel-contents";

interface Reader {
  labelOf: (label: Label) => string;
  code: LanguageCode;
  /** Returns the name of a row that a value refers to; undefined where it is not known. */
  nameOfRow?: (id: number) => string | undefined;
}

/** Writes the value of a field of contents for reading: a row a line, its values beside each other. */
export function saidValue(field: WrittenField, value: unknown, reader: Reader): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.isTranslated) {
    const words = value as Partial<Record<LanguageCode, unknown>>;
    const alone = { ...field, isTranslated: undefined } as unknown as WrittenField;
    return saidValue(alone, words[reader.code] || words.fr_FR, reader);
  }
  const { input } = field;
  switch (input.kind) {
    case "LIST":
      return (value as Record<string, unknown>[])
        .map((item) =>
          Object.entries(input.fields)
            .map(([name, within]) => saidValue(within, item[name], reader))
            .filter(Boolean)
            .join(" · "),
        )
        .join("\n");
    case "CHOICE":
      return reader.labelOf(input.options[String(value)] ?? sameInBoth(String(value)));
    case "CHOICES":
      return (value as string[])
        .map((option) => reader.labelOf(input.options[option] ?? sameInBoth(option)))
        .join(", ");
    case "LINES":
      return (value as string[]).join(", ");
    case "RESOURCE":
      return reader.nameOfRow?.(Number(value)) ?? `n°\u00a0${value}`;
    case "NUMBER":
      return saidNumber(Number(value), reader.code, "unit" in input ? input.unit : undefined);
    case "PICTURES": {
      const count = (value as unknown[]).length;
      return count === 0 ? "" : reader.labelOf(pictureCount(count));
    }
    default:
      return String(value);
  }
}

/** Returns the resource whose rows a field, or one within it, refers to. */
export function referredResource({ input }: WrittenField): string | undefined {
  if (input.kind === "RESOURCE") return input.to;
  if (input.kind !== "LIST") return undefined;
  return Object.values(input.fields).map(referredResource).find(Boolean);
}

const pictureCount = (count: number): Label => ({
  fr: count > 1 ? `${count} images` : "1 image",
  en: count > 1 ? `${count} pictures` : "1 picture",
});

/** Writes a number as its reader does: an amount with its cents, a year without a separator. */
function saidNumber(value: number, code: LanguageCode, unit?: "€" | "%"): string {
  if (unit === "€") return siteFormat(localeFromCode(code) ?? "fr").euros(value);
  const isFrench = code === "fr_FR";
  const written = String(value).replace(".", isFrench ? "," : ".");
  return unit ? `${written}${isFrench ? "\u00a0" : ""}${unit}` : written;
}
