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

/** A point that a ride starts from, ends at or passes by; `country` is ISO alpha-2. */
export const place = z.object({
  label: z.string().trim().min(1).max(200),
  postalCode: z.string().max(12),
  city: z.string().max(100),
  country: z.string().length(2),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Place = z.infer<typeof place>;

export const placeKind = z.enum(["TOWN", "AIRPORT", "STATION", "LANDMARK", "ADDRESS"]);

/** GET /place?search= */
export const foundPlace = place.extend({ kind: placeKind });
export type FoundPlace = z.infer<typeof foundPlace>;
