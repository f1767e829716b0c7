"use client";

import { DeliveryChoice } from "@/components/shop/delivery/delivery-choice";
import type { Cart } from "@/lib/contract/cart";
import type { ShippingOptions } from "@/lib/contract/shipping";

/** How the order gets there. A town that is refused with the address is refused where it is chosen. */
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
