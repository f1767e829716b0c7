import type { City } from "@/lib/contract/geography";
import { communes, foreignTowns, type Town } from "./gazetteer";
import { placeWords } from "./place-words";

interface IndexedCity {
  town: Town;
  postalCode: string;
  /** French name, then the English one where it differs. */
  names: { name: string; text: string }[];
}

/** Returns plain words with a space before each, so that a word's beginning can be found. */
const spaced = (text: string) => ` ${placeWords(text).join(" ")}`;

function indexCity(town: Town): IndexedCity[] {
  const names = [...new Set([town.name, town.nameEn])].map((name) => ({
    name,
    text: spaced(name),
  }));
  return town.postalCodes.map((postalCode) => ({ town, postalCode, names }));
}

let index: IndexedCity[] | undefined;

/**
 * Searches towns for the address of an order, one row for each postcode and name; every word of
 * `search` must begin a word of the name or the postcode. Unlike a ride's places they need no
 * position.
 * @param alphaTwo country to look in, ISO alpha-2
 * @param limit at most so many rows
 */
export function searchCities(search: string, alphaTwo: string, limit = 20): City[] {
  const words = placeWords(search.slice(0, 100));
  const text = spaced(search.slice(0, 100));
  if (text.length < 3) return [];
  index ??= [...communes, ...foreignTowns].flatMap(indexCity);
  const country = alphaTwo.toUpperCase();
  return index
    .flatMap(({ town, postalCode, names }) => {
      if (town.country !== country) return [];
      const code = postalCode.toLowerCase();
      const named = names.find((candidate) =>
        words.every((word) => candidate.text.includes(` ${word}`) || code.startsWith(word)),
      );
      if (!named) return [];
      const rank = named.text === text ? 0 : named.text.startsWith(text) ? 1 : 2;
      return [{ postalCode, name: named.name, rank, population: town.population }];
    })
    .sort((a, b) => a.rank - b.rank || b.population - a.population)
    .slice(0, limit)
    .map(({ postalCode, name }) => ({ postalCode, name }));
}
