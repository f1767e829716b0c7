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
 * Returns the first values of the order form: the draft that this tab has kept, and the member's
 * details in fields without a draft. The street of an address is filled in only for the chosen
 * town.
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
