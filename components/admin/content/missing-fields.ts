import type { LanguageCode } from "@/lib/contract/locale";
import { isBlank } from "@/lib/rules/text/is-blank";
import type { PanelContent } from "@/lib/site/panel-contents";
import { CODES, type FlatValues, fieldKey } from "./flat-values";

/**
 * Lists the fields that are empty in a language: those without which it is not published, and those
 * that another language has. An address is made by itself.
 */
export function missingFields(
  { fields }: Pick<PanelContent, "fields">,
  values: FlatValues,
  code: LanguageCode,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { isTranslated, isOptional, input } = field;
    if (
      !isTranslated ||
      input.kind === "SLUG" ||
      input.kind === "PATH" ||
      !isBlank(values[fieldKey(name, code)])
    )
      return [];
    const isElsewhere = CODES.some((other) => !isBlank(values[fieldKey(name, other)]));
    return isElsewhere || !isOptional ? [name] : [];
  });
}

export const isUnwritten = (
  { fields }: Pick<PanelContent, "fields">,
  values: FlatValues,
  code: LanguageCode,
): boolean =>
  Object.entries(fields).every(
    ([name, { isTranslated }]) => !isTranslated || isBlank(values[fieldKey(name, code)]),
  );
