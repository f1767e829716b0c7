import { LRUCache } from "lru-cache";
import { greatCircleKm, type Point } from "@/lib/rules/booking/road-estimate";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type IndexedPlace, placeIndex } from "./place-index";
import type { UnsignedPlace } from "./place-signature";

const MOST_TOWNS = 5;
const MOST_USUAL = 6;
/** Number of companies for which weighed places are kept: places are weighed once for each. */
const KNOWN_OFFICES = 100;
/** Fewest letters of an address, a hotel or a company. */
const SHORTEST_ADDRESS = 4;
/** Distance in km at which a town counts for a quarter of its weight next door. */
const NEAR_KM = 30;

/**
 * Lists the towns that an address without a town may be in: the larger and the nearer, the
 * likelier.
 * @param office place of the company
 */
export function likelyTowns(
  search: string,
  locale: Locale,
  office: Point | undefined,
): UnsignedPlace[] {
  const address = search.replace(/\s+/g, " ").trim().slice(0, 160);
  if (!/\p{L}{2}/u.test(address) || address.length < SHORTEST_ADDRESS) return [];
  return likelyOf("TOWNS", office, locale).map((town) => ({ ...town, address }));
}

/**
 * Lists the airports and stations that rides usually start from or go to: those of the larger
 * towns, and the nearer ones.
 * @param office place of the company
 */
export const likelyPlaces = (locale: Locale, office: Point | undefined): UnsignedPlace[] =>
  likelyOf("USUAL", office, locale);

const LIKELY = {
  TOWNS: { isOne: ({ kind }: IndexedPlace) => kind === "TOWN", most: MOST_TOWNS },
  USUAL: {
    isOne: ({ kind }: IndexedPlace) => kind === "AIRPORT" || kind === "STATION",
    most: MOST_USUAL,
  },
};

const known = new LRUCache<string, UnsignedPlace[]>({ max: KNOWN_OFFICES });

function likelyOf(
  what: keyof typeof LIKELY,
  office: Point | undefined,
  locale: Locale,
): UnsignedPlace[] {
  const key = JSON.stringify([what, office, locale]);
  const places = known.get(key) ?? weighPlaces(what, office, locale);
  known.set(key, places);
  return places;
}

function weighPlaces(
  what: keyof typeof LIKELY,
  office: Point | undefined,
  locale: Locale,
): UnsignedPlace[] {
  const { isOne, most } = LIKELY[what];
  const weigh = (weight: number, place: UnsignedPlace) =>
    office ? weight / (1 + greatCircleKm(office, place) / NEAR_KM) ** 2 : weight;
  return placeIndex()
    .filter(isOne)
    .map((indexed) => ({ place: indexed.show(locale, []), weight: indexed.weight }))
    .map(({ place, weight }) => ({ place, weight: weigh(weight, place) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ place }) => place);
}
