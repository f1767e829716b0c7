import type { City } from "@/lib/contract/geography";
import { hasFrenchPostcodes } from "@/lib/rules/shop/delivery-country";
import { tidiedPostalCode } from "@/lib/rules/text/tidied-postal-code";

/** Post office that keeps letters for a company: no carrier goes there. */
const CEDEX = /\bcedex(?:\s+\d{1,2})?\b/i;

/**
 * Reads a postcode and a town from one line, in either order; the words with a digit are the
 * postcode. A French one may be parted or begin with its country: "F-44 190". Undefined while
 * either is missing.
 * @param country country that it is written for, ISO 3166-1 alpha-2
 */
export function typedTown(text: string, country: string): City | undefined {
  const words = text.replaceAll(/[,()]/g, " ").replace(CEDEX, " ").split(/\s+/).filter(Boolean);
  const written = words.filter((word) => /\d/.test(word)).join(" ");
  const postalCode = hasFrenchPostcodes(country) ? tidiedPostalCode(written) : written;
  const name = words.filter((word) => !/\d/.test(word)).join(" ");
  const isWhole = postalCode.length >= 2 && postalCode.length <= 12 && name.length >= 2;
  return isWhole ? { postalCode, name: name.slice(0, 100) } : undefined;
}
