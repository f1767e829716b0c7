import type { LanguageCode } from "@/lib/contract/locale";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "./read-parameters";

/**
 * Reads settings of the site that are texts; null for one without a value.
 * @param language of those that have an English value; French for those that are the same in both
 */
export async function readTexts<K extends ParameterKey>(
  tx: Sql,
  keys: readonly K[],
  language: LanguageCode = "fr_FR",
): Promise<Record<K, string | null>> {
  const rows = await readParameterRows(tx);
  const text = (key: K) => {
    const found = rows[key];
    return (language === "en" ? (found?.valueEn ?? found?.value) : found?.value)?.trim() || null;
  };
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as Record<K, string | null>;
}
