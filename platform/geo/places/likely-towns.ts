import { LRUCache } from "lru-cache";
import { greatCircleKm, type Point } from "@/lib/rules/booking/road-estimate";
import { type PlaceLocale, placeIndex } from "./place-index";
import type { UnsignedPlace } from "./place-signature";

const MOST_TOWNS = 5;
/** Towns are weighed once for each company. */
const KNOWN_OFFICES = 100;
/** Letters that an address, a hotel or a company has at least. */
const SHORTEST_ADDRESS = 4;
/** At this distance, in km, a town counts for a quarter of what it counts for next door. */
const NEAR_KM = 30;

/**
 * The towns that an address may be in which names none: the larger and the nearer, the likelier.
 * @param office where the company is
 */
export function likelyTowns(
  search: string,
  locale: PlaceLocale,
  office: Point | undefined,
): UnsignedPlace[] {
  const address = search.replace(/\s+/g, " ").trim().slice(0, 160);
  if (!/\p{L}{2}/u.test(address) || address.length < SHORTEST_ADDRESS) return [];
  return townsAround(office, locale).map((town) => ({ ...town, address }));
}

const known = new LRUCache<string, UnsignedPlace[]>({ max: KNOWN_OFFICES });

function townsAround(office: Point | undefined, locale: PlaceLocale): UnsignedPlace[] {
  const key = JSON.stringify([office, locale]);
  const towns = known.get(key) ?? weighTowns(office, locale);
  known.set(key, towns);
  return towns;
}

function weighTowns(office: Point | undefined, locale: PlaceLocale): UnsignedPlace[] {
  const weigh = (weight: number, town: UnsignedPlace) =>
    office ? weight / (1 + greatCircleKm(office, town) / NEAR_KM) ** 2 : weight;
  return placeIndex()
    .filter(({ kind }) => kind === "TOWN")
    .map((place) => ({ town: place.show(locale, []), weight: place.weight }))
    .map(({ town, weight }) => ({ town, weight: weigh(weight, town) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TOWNS)
    .map(({ town }) => town);
}
