import type { Locale } from "@/lib/rules/text/locale-code";
import { streetLine } from "@/lib/rules/text/street-line";
import { type IndexedPlace, placeIndex } from "./place-index";
import type { UnsignedPlace } from "./place-signature";
import { placeWords } from "./place-words";

const TOWN_WORDS = 7;
/** Most words of a search that are read. */
const MOST_WORDS = 30;
/** Most towns of one name that are offered. */
const MOST_TOWNS = 3;
/** Shortest beginning of a name that is taken for the town: « la », « saint » are not. */
const TELLING_LENGTH = 4;
/** Shortest last word that may be unfinished, as the visitor is still typing. */
const TYPED_LENGTH = 3;

/** Words after which a town's name is part of a street's: « 3 rue de Nantes ». */
const OPEN_END = new Set(
  "de du des d la le les l a au aux en sur sous of the rue avenue av boulevard bd place quai chemin route impasse allee cours saint sainte".split(
    " ",
  ),
);
const TELLS_NOTHING = new Set([
  ...OPEN_END,
  ..."hotel restaurant chez societe entreprise gare aeroport station airport ville centre bis ter".split(
    " ",
  ),
]);

interface TypedWord {
  /** Word as it was typed. */
  raw: string;
  /** Words as the index has them; several for « l’Île ». */
  plain: string[];
}

/**
 * Offers the words before or after the name or postcode of a town as the address line of a place in
 * that town: « 12 rue Crébillon Nantes ». The point is the town's.
 */
export function addressesInTown(search: string, locale: Locale): UnsignedPlace[] {
  const words = wordsOf(search);
  const most = Math.min(TOWN_WORDS, words.length - 1);
  for (let count = most; count > 0; count -= 1) {
    const ends: [town: TypedWord[], line: TypedWord[]][] = [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ];
    for (const [index, [town, line]] of ends.entries()) {
      if (!isAddress(line, index === 0)) continue;
      const found = townsNamed(town, index === 0);
      if (found.length > 0) return found.map((match) => placeIn(match, town, line, locale));
    }
  }
  return [];
}

function wordsOf(search: string): TypedWord[] {
  return search
    .replaceAll(",", ", ")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((raw) => ({ raw, plain: placeWords(raw) }));
}

function isAddress(line: TypedWord[], isBeforeTown: boolean): boolean {
  const words = line.flatMap(({ plain }) => plain);
  if (words.every((word) => TELLS_NOTHING.has(word) || /^\d+$/.test(word))) return false;
  return !(isBeforeTown && OPEN_END.has(words.at(-1) ?? ""));
}

/** Finds the largest towns of a name or postcode or, where none has it, those that begin so. */
function townsNamed(typed: TypedWord[], isAtEnd: boolean): IndexedPlace[] {
  const words = typed.flatMap(({ plain }) => plain);
  const codes = words.filter((word) => /^\d{5}$/.test(word));
  const name = words.filter((word) => !codes.includes(word)).join(" ");
  const coded = placeIndex().filter(
    ({ kind, postalCodes }) =>
      kind === "TOWN" && codes.every((code) => postalCodes.some((own) => own === code)),
  );
  if (name === "") return codes.length === 1 ? largest(coded) : [];
  const exact = coded.filter(({ names }) => names.includes(name));
  if (exact.length > 0) return largest(exact);
  if (OPEN_END.has(name)) return [];
  const whole = coded.filter(({ names }) => names.some((own) => own.startsWith(`${name} `)));
  if (whole.length > 0 && name.length >= TELLING_LENGTH) return largest(whole);
  if (!isAtEnd || name.length < TYPED_LENGTH) return [];
  return largest(coded.filter(({ names }) => names.some((own) => own.startsWith(name))));
}

const largest = (towns: IndexedPlace[]): IndexedPlace[] =>
  towns.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_TOWNS);

function placeIn(
  town: IndexedPlace,
  typed: TypedWord[],
  line: TypedWord[],
  locale: Locale,
): UnsignedPlace {
  const words = typed.flatMap(({ plain }) => plain);
  return { ...town.show(locale, words), address: addressLine(line.map(({ raw }) => raw)) };
}

/** Joins words into an address line of allowed length, without the marks next to the town. */
const addressLine = (words: string[]): string =>
  streetLine(
    words
      .join(" ")
      .replace(/ ,/g, ",")
      .slice(0, 160)
      .replace(/^[\s,–-]+|[\s,–-]+$/g, ""),
  );
