import type { Address } from "@/lib/contract/address";

/** Kind of address that invoices go to (§7 /admin/address/type). */
const BILLING = "BILLING";

/** Returns a member's address for invoices in one line, or the first one where none is for them. */
export function billingAddress(addresses: Address[]): string | undefined {
  const billed = addresses.find(({ type }) => type.some(({ value }) => value === BILLING));
  const chosen = billed ?? addresses[0];
  if (!chosen) return undefined;
  const { address, addressPart2, postalCode, city, country } = chosen;
  const abroad = country.alphaTwo === "FR" ? null : country.name;
  return [address, addressPart2, `${postalCode} ${city}`, abroad].filter(Boolean).join(", ");
}
