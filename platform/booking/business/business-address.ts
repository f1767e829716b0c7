import type { BusinessRow } from "./business-terms";

/** Writes a business's invoice address on one line; a country abroad by its code. */
export function businessAddress({ street, postalCode, city, country }: BusinessRow): string {
  const town = `${postalCode} ${city}`;
  return [street, town, country === "FR" ? null : country].filter(Boolean).join(", ");
}
