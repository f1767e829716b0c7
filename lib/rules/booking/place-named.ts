import type { FoundPlace } from "@/lib/contract/geography";
import { slug } from "@/lib/rules/text/slug";
import { shortName } from "./short-name";

type Found = Pick<FoundPlace, "label" | "address" | "isGuess"> & { kind?: FoundPlace["kind"] };

/** Words that people leave out of a name, in either language. */
const CONNECTORS = new Set(["de", "du", "des", "d", "l", "of", "the", "to"]);

/** Number of first words that identify a station or an airport. */
const TELLING_WORDS = 2;

/**
 * Finds the place that a name means among the found places: the first with that name, with or
 * without the postcode after it, with any accents; else the only town, or the only place, with a
 * name that begins so; else the only address, in the only town that was named with it. Undefined
 * where the visitor has to choose.
 */
export function placeNamed<P extends Found>(name: string, found: P[]): P | undefined {
  const named = wordsOf(name);
  if (named.length === 0) return undefined;
  const called = found.find(({ label }) =>
    [label, shortName(label)].some((candidate) => wordsOf(candidate).join(" ") === named.join(" ")),
  );
  if (called) return called;
  const begun = found.filter(
    ({ label, kind, isGuess }) =>
      !isGuess &&
      (kind === "TOWN" || named.length >= TELLING_WORDS) &&
      named.every((word, index) => wordsOf(label)[index] === word),
  );
  const towns = begun.filter(({ kind }) => kind === "TOWN");
  if (towns.length === 1 || begun.length === 1) return towns[0] ?? begun[0];
  const [only] = found.length === 1 ? found : [];
  return only?.address && !only.isGuess ? only : undefined;
}

const wordsOf = (name: string): string[] =>
  slug(name)
    .split("-")
    .filter((word) => word !== "" && !CONNECTORS.has(word));
