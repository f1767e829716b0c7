import type { Logger } from "pino";
import { banGeocoder } from "./ban-geocoder";
import { gazetteerSearch, type PlaceSearch } from "./geocoder";

/**
 * Creates the place search that the environment asks for.
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
