import { type Label, sameInBoth } from "@/lib/contract/field/field";
import type { LanguageCode } from "@/lib/contract/locale";
import type { WrittenField } from "@/lib/site/panel-contents";

interface Reader {
  labelOf: (label: Label) => string;
  code: LanguageCode;
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
      return `n°\u00a0${value}`;
    default:
      return String(value);
  }
}
