import type { Locale } from "@/lib/rules/text/locale-code";
import { type IndexedPlace, placeIndex } from "./place-index";
import type { UnsignedPlace } from "./place-signature";
import { placeWords } from "./place-words";

/** Words that people put between the others, in either language, and that need not match. */
const CONNECTORS = new Set(["de", "du", "des", "d", "l", "of", "the", "to"]);

/** Longest search in letters: no name is longer, and the rest is not read. */
const MAX_SEARCH = 100;

/** Shortest beginning that tells a landmark: « mac » may still be a town's. */
const TELLING_LENGTH = 4;

/** Ranks of a match, best first. */
const RANK = {
  /** Code or another name of a landmark: « CDG ». */
  alias: 0,
  /** Beginning of a landmark's name: « aéroport n ». */
  landmark: 1,
  /** Whole name or postcode of a town. */
  town: 2,
  /** Word of a landmark's own: « nantes congrès ». */
  landmarkWord: 3,
  /** Airport or station of the town that was named. */
  servesTown: 4,
  /** Beginning of a town's name. */
  beginning: 5,
  /** Later word of a name. */
  word: 6,
  /** Landmark that is only near. */
  near: 7,
} as const;
type Rank = (typeof RANK)[keyof typeof RANK];

interface Query {
  text: string;
  words: string[];
  locale: Locale;
}

function readQuery(search: string, locale: Locale): Query {
  // « 3ème » and "3rd" are written "3e" in the index.
  const words = placeWords(search.slice(0, MAX_SEARCH)).map((word) =>
    word.replace(/^(\d{1,2})(?:er|ere|eme|ieme|nd|rd|th)$/, "$1e"),
  );
  const telling = words.filter((word) => !CONNECTORS.has(word));
  return { text: words.join(" "), words: telling.length > 0 ? telling : words, locale };
}

const isOwn = ({ ownText }: IndexedPlace, word: string) =>
  ownText.includes(` ${word} `) || (word.length >= TELLING_LENGTH && ownText.includes(` ${word}`));

function rankLandmark(place: IndexedPlace, { text, words, locale }: Query): Rank {
  const own = words.some((word) => isOwn(place, word));
  const name = place.names[locale === "fr" ? 0 : 1];
  if (place.names.includes(text) || (own && name?.startsWith(text))) return RANK.landmark;
  if (own) return RANK.landmarkWord;
  if (place.kind === "LANDMARK" || words.some((word) => /^\d+$/.test(word))) return RANK.near;
  if (place.townNames.includes(text)) return RANK.servesTown;
  const townBegins = place.townNames.some((town) => town.startsWith(text));
  return townBegins && text.length >= TELLING_LENGTH ? RANK.beginning : RANK.word;
}

function rankTown(place: IndexedPlace, { text }: Query): Rank {
  if (place.names.includes(text) || place.postalCodes.includes(text)) return RANK.town;
  return place.names.some((name) => name.startsWith(text)) ? RANK.beginning : RANK.word;
}

function rankOf(place: IndexedPlace, query: Query): Rank | undefined {
  if (place.aliases.includes(query.text)) return RANK.alias;
  if (!query.words.every((word) => place.text.includes(` ${word}`))) return undefined;
  return place.kind === "TOWN" ? rankTown(place, query) : rankLandmark(place, query);
}

/**
 * Tells whether a rank is ordered by weight: landmarks that were meant stay in the order of their
 * list, the most asked for first.
 */
const byWeight = (rank: Rank) => rank === RANK.town || rank >= RANK.servesTown;

/**
 * Searches the gazetteer for a typed text: every word must begin a word of the place's name, other
 * names or postcode, ignoring accents, capitals and hyphens. Landmarks meant by their own name come
 * first, then towns of that name with their airports and stations, then the rest by inhabitants,
 * near ones first. Fewer than two characters find nothing.
 * @param limit at most so many places
 */
export function searchPlaces(search: string, locale: Locale, limit = 8): UnsignedPlace[] {
  const query = readQuery(search, locale);
  if (query.text.length < 2) return [];
  const found: { place: IndexedPlace; rank: Rank }[] = [];
  for (const place of placeIndex()) {
    const rank = rankOf(place, query);
    if (rank !== undefined) found.push({ place, rank });
  }
  found.sort((a, b) => a.rank - b.rank || (byWeight(a.rank) ? b.place.weight - a.place.weight : 0));
  return found.slice(0, limit).map(({ place }) => place.show(locale, query.words));
}
