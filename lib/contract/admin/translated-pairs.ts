import type { LanguageCode } from "@/lib/contract/locale";

const ENDINGS: Record<LanguageCode, string> = { fr_FR: "Fr", en: "En" };
const CODES = Object.keys(ENDINGS) as LanguageCode[];

/** Fields of a resource that hold one text, a field a language. */
export interface TranslatedPair {
  /** Name of the text, without a language. */
  name: string;
  fields: Record<LanguageCode, string>;
}

/** Lists the texts that a resource has in each language: `nameFr` beside `nameEn`. */
export const translatedPairs = (fields: Record<string, { change?: unknown }>): TranslatedPair[] =>
  Object.keys(fields).flatMap((field) => {
    if (!field.endsWith(ENDINGS.fr_FR)) return [];
    const name = field.slice(0, -ENDINGS.fr_FR.length);
    const named = CODES.map((code) => [code, name + ENDINGS[code]] as const);
    const isWhole = named.every(([, one]) => fields[one]?.change);
    return isWhole ? [{ name, fields: Object.fromEntries(named) as TranslatedPair["fields"] }] : [];
  });
