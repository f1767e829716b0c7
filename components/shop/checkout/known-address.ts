import type { Address } from "@/lib/contract/address";
import type { User } from "@/lib/contract/user";
import type { AddressDraft } from "@/stores/checkout-state";

/** Kinds of address (§7 /admin/address/type) that an order asks for. */
export type OrderAddressKind = "SHIPPING" | "BILLING";

const EMPTY = { address: "", addressPart2: "", postalCode: "", city: "", country: "FR" };

/**
 * Returns the first values of an address: the member's own of that kind, or else the first one, in
 * the name that it bears or in theirs. Of a visitor nothing is known.
 */
export function knownAddress(
  member: Pick<User, "firstname" | "lastname"> | null,
  addresses: Address[],
  kind: OrderAddressKind,
): AddressDraft {
  const of = addresses.find(({ type }) => type.some(({ value }) => value === kind));
  const known = of ?? addresses[0];
  const name = {
    firstname: known?.firstname || member?.firstname || "",
    lastname: known?.lastname || member?.lastname || "",
  };
  if (!known) return { ...EMPTY, ...name };
  const { address, addressPart2, postalCode, city, country } = known;
  return {
    ...name,
    address,
    postalCode,
    city,
    addressPart2: addressPart2 ?? "",
    country: country.alphaTwo,
  };
}

export const sameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  (["address", "addressPart2", "postalCode", "city", "country"] as const).every(
    (part) => one[part] === other[part],
  );

const hasPlace = ({ address, addressPart2, postalCode, city, country }: AddressDraft): boolean =>
  country !== EMPTY.country || `${address}${addressPart2}${postalCode}${city}`.trim() !== "";

export const isTyped = (draft: AddressDraft): boolean =>
  hasPlace(draft) || `${draft.firstname}${draft.lastname}`.trim() !== "";

/** Fills empty parts of an address from the known one; a place is never of both. */
export function filledIn(typed: AddressDraft | null, known: AddressDraft): AddressDraft {
  if (!typed) return known;
  return {
    ...(hasPlace(typed) ? typed : known),
    firstname: typed.firstname || known.firstname,
    lastname: typed.lastname || known.lastname,
  };
}
