import type { LanguageCode } from "@/lib/contract/locale";
import { saidIn } from "@/lib/rules/text/said-in";
import type { AdminField, AdminResource } from "./definition";

/** Language in which the log names a row, whoever changes it. */
export const LOGGED_LANGUAGE: LanguageCode = "fr_FR";

/** Returns the name of a row in a language: the value of its first column. */
export function rowName(
  {
    columns,
    fields,
  }: {
    columns: AdminResource["columns"];
    fields: Record<string, Pick<AdminField, "isTranslated">>;
  },
  item: Record<string, unknown>,
  language: LanguageCode,
): string {
  const [first = "id"] = columns;
  const value = item[first];
  if (fields[first]?.isTranslated) return saidIn(value as object | null, language);
  return String(value ?? "");
}
