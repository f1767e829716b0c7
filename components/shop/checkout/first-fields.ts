import type { Address } from "@/lib/contract/address";
import type { User } from "@/lib/contract/user";
import { slug } from "@/lib/rules/text/slug";
import type { CheckoutState } from "@/stores/checkout-state";
import { filledIn, knownAddress, sameAddress } from "./known-address";

type Person = Pick<
  User,
  "firstname" | "lastname" | "email" | "birthdate" | "kind" | "company" | "phone"
>;

/**
 * What is in the fields of the order's form at first: what this tab has kept of what was typed, and
 * what is known of a member where nothing was. A parcel's street is one in the town that is chosen.
 */
export function firstFields(
  { address, city, customer, phone, message }: CheckoutState,
  member: Person | null,
  addresses: Address[],
) {
  const inTown = (place: Address) =>
    !city || (place.postalCode === city.postalCode && slug(place.city) === slug(city.name));
  const shipping = knownAddress(member, addresses.filter(inTown), "SHIPPING");
  const billing = knownAddress(member, addresses, "BILLING");
  return {
    shipping: filledIn(address.shipping, shipping),
    billing: filledIn(address.billing, billing),
    isBilledThere: address.billing === null && sameAddress(billing, shipping),
    customer: {
      email: customer?.email || (member?.email ?? ""),
      birthdate: customer?.birthdate || (member?.birthdate ?? ""),
      kind: customer?.kind ?? member?.kind ?? "CONSUMER",
      company: customer?.company || (member?.company ?? ""),
    },
    phone: phone || (member?.phone ?? ""),
    message,
  };
}
