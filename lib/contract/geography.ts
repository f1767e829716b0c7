import { z } from "zod";
import { streetLine } from "@/lib/rules/text/street-line";
import { lineSchema } from "./typed-text";

/** GET /countries; `id` is the ISO 3166-1 numeric code, `name` is in the caller's language. */
export const countrySchema = z.object({
  id: z.number().int(),
  alphaTwo: z.string().length(2),
  alphaThree: z.string().length(3),
  numCode: z.string().length(3),
  name: z.string(),
});
export type Country = z.infer<typeof countrySchema>;

/** GET /cities/{search}/{idCountry} */
export const citySchema = z.object({ postalCode: z.string(), name: z.string() });
export type City = z.infer<typeof citySchema>;

export const placeKindSchema = z.enum(["TOWN", "AIRPORT", "STATION", "LANDMARK", "ADDRESS"]);

/** In characters. */
const SIGNATURE_LENGTH = 100;

/** Start, end or stop of a ride, as GET /place gives it; `country` is ISO alpha-2. */
export const placeSchema = z.object({
  label: z.string(),
  kind: placeKindSchema,
  postalCode: z.string(),
  city: z.string(),
  country: z.string().length(2),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Meeting point of the driver and the passengers, in an airport or a station. */
  meetingPoint: z.string().optional(),
  signature: z.string().default(""),
  /** Street, hotel or company in that town; hall, terminal or platform of that station. */
  address: z.string().optional(),
  /** Name on the driver's board. */
  board: z.string().optional(),
});
export type Place = z.infer<typeof placeSchema>;

/**
 * Place as a caller gives it back. A place with a `signature` that is not the provider's for the
 * rest is refused: no browser decides where a place lies. `address` and `board` are the customer's
 * own words, a street written as the address base writes it, and move no point.
 */
export const givenPlaceSchema = placeSchema.extend({
  label: lineSchema.min(1).max(200),
  postalCode: lineSchema.max(12),
  city: lineSchema.max(100),
  country: lineSchema.length(2),
  meetingPoint: lineSchema.max(200).optional(),
  signature: lineSchema.max(SIGNATURE_LENGTH).default(""),
  address: lineSchema.max(160).overwrite(streetLine).optional(),
  board: lineSchema.max(80).optional(),
});

/** GET /place?search= */
export const foundPlaceSchema = placeSchema.extend({
  /** True for a town that the typed words may mean, though they name none. */
  isGuess: z.boolean().optional(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;
