import type { CustomerKind } from "@/lib/contract/booking";
import type { Cart } from "@/lib/contract/cart";
import type { OrderAddress, OrderRequest } from "@/lib/contract/order-request";
import type { PaymentMethod } from "@/lib/contract/order-status";
import { deliveryMode } from "@/lib/rules/shop/delivery-mode";
import type { AddressDraft, CheckoutState } from "@/stores/checkout-state";

/** Order at a total that its customer was shown. */
export type SeenOrder = OrderRequest & { seenTotal: number };

/** Builds the order of a cart, from its choices and typed values (§7 POST /order). */
export function orderOf(
  cart: Pick<Cart, "id" | "products" | "discount">,
  state: CheckoutState,
  said: {
    kind: CustomerKind;
    /** True where the invoice goes to the address of the parcel. */
    isBilledThere: boolean;
    paymentMethod: PaymentMethod;
    seenTotal: number;
    acceptTerms: boolean;
  },
): SeenOrder {
  const { customer, carrier, city, country, clickAndCollect: collect } = state;
  const type = deliveryMode(state);
  const isSent = type === "DELIVERY" || type === "PICKUP";
  // The parcel's destination was chosen with its price.
  const there = city && { postalCode: city.postalCode, city: city.name, country: country.alphaTwo };
  const shipping = state.address.shipping && { ...state.address.shipping, ...there };
  const billing = said.isBilledThere && type === "DELIVERY" ? shipping : state.address.billing;
  const company = customer && said.kind !== "CONSUMER" && filled(customer.company);
  return {
    products: cart.products.map(({ id, quantity }) => ({ id, quantity })),
    user: {
      email: customer?.email.trim() ?? "",
      phone: state.phone.trim(),
      kind: said.kind,
      ...(customer?.birthdate && { birthdate: customer.birthdate }),
      ...(company && { company }),
    },
    address: {
      billing: addressOf(billing),
      ...(type === "DELIVERY" && { delivery: addressOf(shipping) }),
    },
    ...(cart.discount && { discount: cart.discount.value.code }),
    ...(filled(state.message) && { message: state.message.trim() }),
    ...(type === "CLICK_AND_COLLECT" && {
      ...(collect.date && { dateSchedule: collect.date }),
      ...(collect.idSchedule && { idSchedule: collect.idSchedule }),
    }),
    delivery: {
      type,
      ...(isSent && carrier && { idCarrier: carrier.id }),
      ...(type === "PICKUP" &&
        state.accessPointAddress && { idAccessPoint: state.accessPointAddress.id }),
      ...(type === "CLICK_AND_COLLECT" && collect.idAddress && { idAddress: collect.idAddress }),
    },
    ...(isSent && city && { deliveryPostalCode: city.postalCode, deliveryIdCountry: country.id }),
    paymentMethod: said.paymentMethod,
    cartId: cart.id,
    seenTotal: said.seenTotal,
    // The provider refuses an unticked box, at its field.
    acceptTerms: said.acceptTerms as true,
  };
}

const filled = (text: string): string | undefined => text.trim() || undefined;

function addressOf(draft: AddressDraft | null): OrderAddress {
  const secondPart = filled(draft?.addressPart2 ?? "");
  return {
    firstname: draft?.firstname.trim() ?? "",
    lastname: draft?.lastname.trim() ?? "",
    firstPart: draft?.address.trim() ?? "",
    ...(secondPart && { secondPart }),
    postalCode: draft?.postalCode.trim() ?? "",
    city: draft?.city.trim() ?? "",
    country: draft?.country ?? "FR",
  };
}
