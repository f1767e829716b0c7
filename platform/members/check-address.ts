import { inArray } from "drizzle-orm";
import type { z } from "zod";
import type { memberAddressRequest } from "@/lib/contract/address";
import type { Sql } from "@/platform/db/database";
import type { memberAddress } from "@/platform/db/schema/member";
import { addressType } from "@/platform/db/schema/people";
import { isCountry } from "@/platform/geo/country-of";
import type { RefusalWord } from "@/platform/words/say";

/** An address as it is stored. */
export type AddressValues = Omit<typeof memberAddress.$inferSelect, "id" | "idSite" | "idUser">;

/**
 * Checks an address for a member's book; its kinds are those that the transaction's site has.
 * @returns what is to be stored, which counts only when nothing is wrong, and what is, by field
 */
export async function checkAddress(
  tx: Sql,
  given: z.output<typeof memberAddressRequest>,
): Promise<{ values: AddressValues; wrong: Record<string, RefusalWord> }> {
  const { type, firstname, lastname, address, addressPart2, postalCode, city, country } = given;
  const types = [...new Set(type)];
  const wrong: Record<string, RefusalWord> = {};
  if (!(await areKnown(tx, types))) wrong.type = "INVALID";
  if (!isCountry(country)) wrong.country = "COUNTRY_UNKNOWN";
  if (country === "FR" && !FRENCH_POSTAL_CODE.test(postalCode)) {
    wrong.postalCode = "POSTAL_CODE_INVALID";
  }
  const written = { firstname, lastname, address, addressPart2, postalCode, city };
  for (const [field, text] of Object.entries(written)) {
    if (text && /\p{Cc}/u.test(text)) wrong[field] ??= "INVALID";
  }
  return {
    values: {
      ...{ types, address, postalCode, city, country },
      firstname: firstname || null,
      lastname: lastname || null,
      addressPart2: addressPart2 || null,
    },
    wrong,
  };
}

const FRENCH_POSTAL_CODE = /^\d{5}$/;

async function areKnown(tx: Sql, types: string[]): Promise<boolean> {
  // PostgreSQL has no text with a null character.
  if (types.some((type) => type.includes("\0"))) return false;
  if (types.length === 0) return true;
  const its = inArray(addressType.value, types);
  const known = await tx.select({ value: addressType.value }).from(addressType).where(its);
  return known.length === types.length;
}
