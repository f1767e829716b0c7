import type { GivenAnswerLine } from "@/lib/contract/admin/form-answer";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FormField } from "@/lib/rules/form/form-field";
import type { JudgedAnswer } from "@/lib/rules/form/judge-answer";

const TICKED_SAID: Record<LanguageCode, string> = { fr_FR: "Oui", en: "Yes" };

/** Lists the answers by question, in the words that were read, without empty ones. */
export function givenLines(
  fields: readonly FormField[],
  values: JudgedAnswer["values"],
  { fileNames, language }: { fileNames: Record<string, string[]>; language: LanguageCode },
): GivenAnswerLine[] {
  return fields.flatMap(({ name, type, label, options }) => {
    const typed = type === "FILE" ? fileNames[name] : values[name];
    if (!typed || typed.length === 0) return [];
    const said = typed.map((value) => {
      if (type === "CHECKBOX") return TICKED_SAID[language];
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return [{ name, type, label, text: said.join(", ") }];
  });
}
