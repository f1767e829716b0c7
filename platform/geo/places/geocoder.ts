import type { Locale } from "@/lib/rules/text/locale-code";
import { addressesInTown } from "./address-in-town";
import { searchPlaces } from "./place-search";
import type { UnsignedPlace } from "./place-signature";
import { withoutCountry } from "./without-country";

/** Search for places that match a typed text, best first, at most `limit` (default 8). */
export type PlaceSearch = (
  search: string,
  locale: Locale,
  limit?: number,
) => Promise<UnsignedPlace[]>;

/** Searches the gazetteer, and the words typed before or after a town: the embedded default. */
export const gazetteerSearch: PlaceSearch = async (search, locale, limit) => {
  const found = searchPlaces(search, locale, limit);
  if (found.length > 0) return found;
  const inCountry = withoutCountry(search);
  const again = inCountry === search ? [] : searchPlaces(inCountry, locale, limit);
  return again.length > 0 ? again : addressesInTown(inCountry, locale);
};
