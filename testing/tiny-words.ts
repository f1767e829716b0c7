import type { LanguageCode } from "@/lib/contract/locale";
import type { PerLanguage } from "@/platform/db/schema/columns";

/** Returns the word that all texts of a site carry, by which a test knows the site of an answer. */
export const marker = (idSite: number): string => `site-${idSite}`;

/** Makes the writers of texts and pictures for tiny site `id`. */
export function tinyWords(id: number) {
  /** Writes a text of a word, in both languages, with the site's marker. */
  const both = (text: string): PerLanguage<string> => ({
    fr_FR: `${text} fr ${marker(id)}`,
    en: `${text} en ${marker(id)}`,
  });
  const each = <T>(make: (code: LanguageCode) => T): PerLanguage<T> => ({
    fr_FR: make("fr_FR"),
    en: make("en"),
  });
  const picture = { src: `/media/${id}/car.svg`, alt: marker(id), width: 800, height: 600 };
  return { both, each, picture };
}

export type TinyWords = ReturnType<typeof tinyWords>;
