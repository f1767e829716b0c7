import { z } from "zod";
import { countrySchema } from "./geography";
import { postalCodeSchema } from "./postal-code";
import { lineSchema } from "./typed-text";

/** Signs that the value and the name of a kind of address may have. */
export const LONGEST_ADDRESS_TYPE = 40;

/** GET /admin/address/type; `name` is in the language of the request. */
export const addressTypeSchema = z.object({
  id: z.number().int(),
  value: z.string(),
  name: z.string().optional(),
});

/** Address (§3) of the company or of a member. */
export const addressSchema = z.object({
  id: z.number().int(),
  type: z.array(z.object({ value: z.string() })),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  address: z.string(),
  addressPart2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: countrySchema,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/** GET /company/address */
export const addressListSchema = z.object({
  addresses: z.array(addressSchema),
  total: z.number().int(),
});

/** POST /user/address and PUT /user/address/{id}; /admin/address/type has the values of `type`. */
export const memberAddressRequestSchema = z.object({
  type: z.array(lineSchema.max(LONGEST_ADDRESS_TYPE)).max(5).default([]),
  firstname: lineSchema.max(80).optional(),
  lastname: lineSchema.max(80).optional(),
  address: lineSchema.min(1).max(200),
  addressPart2: lineSchema.max(200).optional(),
  postalCode: postalCodeSchema,
  city: lineSchema.min(1).max(100),
  /** ISO 3166-1 alpha-2. */
  country: lineSchema.length(2).toUpperCase().default("FR"),
});
export type MemberAddressRequest = z.input<typeof memberAddressRequestSchema>;
