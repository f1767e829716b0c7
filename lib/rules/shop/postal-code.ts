import { tidiedPostalCode } from "@/lib/rules/text/tidied-postal-code";
import { deliveryCountry, hasFrenchPostcodes } from "./delivery-country";

export type PostalCodeError =
  | "POSTAL_CODE_INVALID"
  | "POSTAL_CODE_UNKNOWN"
  | "POSTAL_CODE_ELSEWHERE";

/**
 * Returns the reason why a country has no such postcode; null when it may have. Only French ones
 * are checked: five digits that lead somewhere, and overseas those of the territory itself, as its
 * parcels cost more.
 * @param country ISO 3166-1 alpha-2; FR has all of them, and its parcels go where theirs lead
 */
export function postalCodeError(written: string, country: string): PostalCodeError | null {
  if (!hasFrenchPostcodes(country)) return null;
  const code = tidiedPostalCode(written);
  if (!/^\d{5}$/.test(code)) return "POSTAL_CODE_INVALID";
  const there = deliveryCountry(country, code);
  if (there === undefined) return "POSTAL_CODE_UNKNOWN";
  return country === "FR" || there === country ? null : "POSTAL_CODE_ELSEWHERE";
}
