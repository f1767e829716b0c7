import type { Logger } from "pino";
import { addressesInTown } from "./address-in-town";
import { banGeocoder } from "./ban-geocoder";
import type { PlaceLocale } from "./place-index";
import { searchPlaces } from "./place-search";
import type { UnsignedPlace } from "./place-signature";
import { withoutCountry } from "./without-country";

/** Places that answer what somebody types, best first, at most `limit` (default 8). */
export type PlaceSearch = (
  search: string,
  locale: PlaceLocale,
  limit?: number,
) => Promise<UnsignedPlace[]>;

/** The embedded default: the gazetteer, and what was typed before or after a town of it. */
export const gazetteerSearch: PlaceSearch = async (search, locale, limit) => {
  const found = searchPlaces(search, locale, limit);
  if (found.length > 0) return found;
  const inCountry = withoutCountry(search);
  const again = inCountry === search ? [] : searchPlaces(inCountry, locale, limit);
  return again.length > 0 ? again : addressesInTown(inCountry, locale);
};

/**
 * The place search that the environment asks for.
 * @param options.geocoderUrl base address of a geocoder with the API of the Base Adresse Nationale;
 *   without it only the gazetteer is searched
 */
export function createPlaceSearch(options: {
  geocoderUrl: string | undefined;
  log: Pick<Logger, "warn">;
}): PlaceSearch {
  const { geocoderUrl, log } = options;
  return geocoderUrl
    ? banGeocoder({ geocoderUrl, log, gazetteer: gazetteerSearch })
    : gazetteerSearch;
}
