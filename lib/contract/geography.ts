import { z } from "zod";

/** GET /countries; `id` is the ISO 3166-1 numeric code, `name` is in the caller's language. */
export const country = z.object({
  id: z.number().int(),
  alphaTwo: z.string().length(2),
  alphaThree: z.string().length(3),
  numCode: z.string().length(3),
  name: z.string(),
});
export type Country = z.infer<typeof country>;

/** GET /cities/{search}/{idCountry} */
export const city = z.object({ postalCode: z.string(), name: z.string() });
export type City = z.infer<typeof city>;

export const placeKind = z.enum(["TOWN", "AIRPORT", "STATION", "LANDMARK", "ADDRESS"]);

/** Longest signature that is read. */
const SIGNATURE_LENGTH = 100;

/**
 * A point that a ride starts from, ends at or passes by, as GET /place gave it; `country` is ISO
 * alpha-2. One whose `signature` is not the provider's for the rest is refused: no browser says
 * where a place lies.
 */
export const place = z.object({
  label: z.string().trim().min(1).max(200),
  kind: placeKind,
  postalCode: z.string().max(12),
  city: z.string().max(100),
  country: z.string().length(2),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  signature: z.string().max(SIGNATURE_LENGTH).default(""),
});
export type Place = z.infer<typeof place>;

/** GET /place?search= */
export const foundPlace = place;
export type FoundPlace = z.infer<typeof foundPlace>;
