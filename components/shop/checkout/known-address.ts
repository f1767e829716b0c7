import type { Address } from "@/lib/contract/address";
import type { User } from "@/lib/contract/user";
import type { AddressDraft } from "@/stores/checkout-state";

/** The kinds of address (§7 /admin/address/type) that an order asks for. */
export type OrderAddressKind = "SHIPPING" | "BILLING";

const EMPTY = { address: "", addressPart2: "", postalCode: "", city: "", country: "FR" };

/**
 * What is in the fields of an address at first: the member's own of that kind, or else the first
 * one, on the name that it bears or on theirs. Of a visitor nothing is known.
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

/** True for two addresses of one place, whatever the names. */
export const sameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  (["address", "addressPart2", "postalCode", "city", "country"] as const).every(
    (part) => one[part] === other[part],
  );

const hasPlace = ({ address, addressPart2, postalCode, city, country }: AddressDraft): boolean =>
  country !== EMPTY.country || `${address}${addressPart2}${postalCode}${city}`.trim() !== "";

/** True where anything of an address is typed. */
export const isTyped = (draft: AddressDraft): boolean =>
  hasPlace(draft) || `${draft.firstname}${draft.lastname}`.trim() !== "";

/** What is typed of an address, and what is known where nothing is; a place is never of both. */
export function filledIn(typed: AddressDraft | null, known: AddressDraft): AddressDraft {
  if (!typed) return known;
  return {
    ...(hasPlace(typed) ? typed : known),
    firstname: typed.firstname || known.firstname,
    lastname: typed.lastname || known.lastname,
  };
}
