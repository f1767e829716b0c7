"use client";

import { DeliveryChoice } from "@/components/shop/delivery/delivery-choice";
import type { Cart } from "@/lib/contract/cart";
import type { ShippingOptions } from "@/lib/contract/shipping";

/** Delivery of the order. A town refused with the address shows its error at its choice. */
export function DeliveryStep(props: {
  cart: Cart;
  options: ShippingOptions;
  errors: Record<string, string>;
}) {
  const { cart, options, errors } = props;
  const town = ["postalCode", "city", "country"]
    .map((part) => errors[`address.delivery.${part}`])
    .find(Boolean);
  return (
    <DeliveryChoice
      form="checkout"
      products={cart.products}
      options={options}
      errors={town ? { deliveryPostalCode: town, ...errors } : errors}
    />
  );
}
