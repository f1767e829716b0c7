import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { z } from "zod";
import { placeLine } from "@/lib/rules/booking/place-line";
import { askOutside } from "@/platform/outgoing/ask-outside";
import type { PlaceSearch } from "./geocoder";
import type { UnsignedPlace } from "./place-signature";
import { placeWords } from "./place-words";

const CACHED_SEARCHES = 1000;
/** Lengths of a search that the API of the Base Adresse Nationale takes. */
const SEARCH_LENGTH = { min: 3, max: 200 };

const searchAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        label: z.string().min(1),
        type: z.string().optional(),
        postcode: z.string().default(""),
        city: z.string().default(""),
      }),
    }),
  ),
});
type Feature = z.infer<typeof searchAnswer>["features"][number];

/** Writes a name as the gazetteer does, so that one town is not listed twice. */
const typographic = (name: string) => name.replaceAll("'", "’");

function placeOf({ geometry, properties }: Feature): UnsignedPlace {
  const { type, postcode } = properties;
  const label = typographic(properties.label).trim();
  const [lng, lat] = geometry.coordinates;
  const town = type === "municipality";
  return {
    label: town ? `${label} (${postcode})` : label,
    kind: town ? "TOWN" : "ADDRESS",
    postalCode: postcode,
    city: typographic(properties.city),
    country: "FR",
    lat,
    lng,
  };
}

/**
 * Merges landmarks, then the geocoder's addresses, then the towns that it lacks, and the words
 * typed before or after one: the geocoder knows streets, but neither hotels nor companies.
 */
function merge(local: UnsignedPlace[], addresses: UnsignedPlace[], limit: number): UnsignedPlace[] {
  const landmarks = local.filter(({ kind }) => kind !== "TOWN");
  const towns = local.filter((place) => place.kind === "TOWN" && !isKnown(place, addresses));
  // Landmarks leave half of the list to the addresses, as far as there are any.
  const room = Math.max(Math.ceil(limit / 2), limit - addresses.length);
  const places = new Map<string, UnsignedPlace>();
  for (const place of [...landmarks.slice(0, room), ...addresses, ...towns, ...landmarks]) {
    const line = placeLine(place);
    if (!places.has(line)) places.set(line, place);
  }
  return [...places.values()].slice(0, limit);
}

/** Tells whether the geocoder has the very address that was typed in a town. */
function isKnown({ address }: UnsignedPlace, addresses: UnsignedPlace[]): boolean {
  if (!address) return false;
  const words = placeWords(address);
  return addresses.some(({ label }) => {
    const known = new Set(placeWords(label));
    return words.every((word) => known.has(word));
  });
}

/**
 * Searches addresses by a geocoder with the API of the Base Adresse Nationale (GeoJSON,
 * `/search/?q=`), behind the landmarks of the gazetteer. When it fails, or takes over a second and
 * a half, the failure is logged and the answer is the gazetteer's alone.
 * @param options.geocoderUrl the part before `/search/`
 */
export function banGeocoder(options: {
  geocoderUrl: string;
  log: Pick<Logger, "warn">;
  gazetteer: PlaceSearch;
}): PlaceSearch {
  const base = options.geocoderUrl.replace(/\/+$/, "");
  const cache = new LRUCache<string, UnsignedPlace[]>({ max: CACHED_SEARCHES });

  async function addressesOf(search: string, limit: number): Promise<UnsignedPlace[]> {
    const query = new URLSearchParams({ q: search, limit: `${limit}`, autocomplete: "1" });
    const known = cache.get(`${query}`);
    if (known) return known;
    const { status, body } = await askOutside("geocoder", `${base}/search/?${query}`);
    if (status !== 200) throw new Error(`the geocoder answered ${status}`);
    const found = searchAnswer.parse(JSON.parse(body.toString())).features.map(placeOf);
    cache.set(`${query}`, found);
    return found;
  }

  return async (search, locale, limit = 8) => {
    const local = await options.gazetteer(search, locale, limit);
    const text = search.trim().slice(0, SEARCH_LENGTH.max);
    // The geocoder refuses a search that does not begin with a letter or a digit.
    if (text.length < SEARCH_LENGTH.min || !/^[\p{L}\d]/u.test(text)) return local;
    try {
      return merge(local, await addressesOf(text, limit), limit);
    } catch (err) {
      options.log.warn({ err }, "geocoder failed, gazetteer alone searched");
      return local;
    }
  };
}
