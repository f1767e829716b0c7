import { z } from "zod";
import { country } from "./geography";

/** GET /admin/address/type */
export const addressType = z.object({ id: z.number().int(), value: z.string() });
export type AddressType = z.infer<typeof addressType>;

/** An address (§3), of the company or of a member. */
export const address = z.object({
  id: z.number().int(),
  type: z.array(z.object({ value: z.string() })),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  address: z.string(),
  addressPart2: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});
export type Address = z.infer<typeof address>;

/** GET /company/address */
export const addressList = z.object({ addresses: z.array(address), total: z.number().int() });
export type AddressList = z.infer<typeof addressList>;
