import { countries } from "./countries";
import { placeWords } from "./place-words";

const COUNTRY_WORDS = 5;

const COUNTRIES = new Set(
  countries.flatMap(({ nameFr, nameEn }) => [nameFr, nameEn].map((name) => plain(name))),
);

/** Words that part a country from a name, rather than from its town: « Hôtel de France ». */
const IN_A_NAME = new Set(["de", "du", "des", "d", "of", "the", "la", "le", "l"]);

/** Drops the name of a country at the end of a search: « Genève (Suisse) ». */
export function withoutCountry(search: string): string {
  const words = search.trim().split(/[\s,]+/);
  for (let count = Math.min(COUNTRY_WORDS, words.length - 1); count > 0; count -= 1) {
    const rest = words.slice(0, -count);
    const isPartOfName = IN_A_NAME.has(plain(rest.at(-1) ?? ""));
    if (COUNTRIES.has(plain(words.slice(-count).join(" "))) && !isPartOfName) {
      return rest.join(" ");
    }
  }
  return search;
}

function plain(text: string): string {
  return placeWords(text).join(" ");
}
