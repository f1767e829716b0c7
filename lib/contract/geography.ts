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

/** Longest signature that is read. */
const SIGNATURE_LENGTH = 100;

/**
 * A point that a ride starts from, ends at or passes by, as GET /place gives it; `country` is ISO
 * alpha-2.
 */
export const placeSchema = z.object({
  label: z.string(),
  kind: placeKindSchema,
  postalCode: z.string(),
  city: z.string(),
  country: z.string().length(2),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** Where the driver and the people meet, in an airport or a station. */
  meetingPoint: z.string().optional(),
  signature: z.string().default(""),
  /** Street, hotel or company in that town; hall, terminal or platform of that station. */
  address: z.string().optional(),
  /** The name on the board that the driver holds up. */
  board: z.string().optional(),
});
export type Place = z.infer<typeof placeSchema>;

/**
 * The same as a call gives it back. A place whose `signature` is not the provider's for the rest is
 * refused: no browser says where a place lies. `address` and `board` are the customer's own words, a
 * street written as the address base writes it, and move no point.
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
  /** What was typed names no town: this is one that it may be in. */
  isGuess: z.boolean().optional(),
});
export type FoundPlace = z.infer<typeof foundPlaceSchema>;
