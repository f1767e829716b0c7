import { inArray } from "drizzle-orm";
import type { z } from "zod";
import type { memberAddressRequestSchema } from "@/lib/contract/address";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import type { memberAddresses } from "@/platform/db/schema/member";
import { addressTypes } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { isCountry } from "@/platform/geo/places/country-of";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";

type Given = z.output<typeof memberAddressRequestSchema>;

export type AddressValues = Omit<typeof memberAddresses.$inferSelect, "id" | "idSite" | "idUser">;

/**
 * Checks an address for a member's book; its kinds are those that the transaction's site has.
 * @returns the values to store, to be used only without errors, and the errors by field
 */
export async function checkAddress(
  tx: Sql,
  draft: Given,
): Promise<{ values: AddressValues; errors: Record<string, ErrorWord> }> {
  const { type, firstname, lastname, address, addressPart2, postalCode, city, country } = draft;
  return {
    values: {
      types: [...new Set(type)],
      address,
      postalCode,
      city,
      country,
      firstname: firstname || null,
      lastname: lastname || null,
      addressPart2: addressPart2 || null,
    },
    errors: await addressErrors(tx, draft),
  };
}

/** Checks a partial address, by field, beyond its schema. */
export async function addressErrors(
  tx: Sql,
  { type = [], country, postalCode = "" }: Part<Given>,
): Promise<Record<string, ErrorWord>> {
  const errors: Record<string, ErrorWord> = {};
  if (!(await areKnown(tx, [...new Set(type)]))) errors.type = "INVALID";
  if (country !== undefined && !isCountry(country)) errors.country = "COUNTRY_UNKNOWN";
  const codeError = country === undefined ? null : postalCodeError(postalCode, country);
  if (codeError) errors.postalCode = codeError;
  return errors;
}

async function areKnown(tx: Sql, types: string[]): Promise<boolean> {
  if (types.length === 0) return true;
  const isWanted = inArray(addressTypes.value, types);
  // Held until the end: a kind is not removed while it comes into use.
  const known = await tx
    .select({ value: addressTypes.value })
    .from(addressTypes)
    .where(isWanted)
    .for("key share");
  return known.length === types.length;
}
