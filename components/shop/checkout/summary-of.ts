import type { Cart } from "@/lib/contract/cart";
import type { CarrierOffer, DeliveryType } from "@/lib/contract/shipping";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { orderPrice } from "@/lib/rules/shop/order-price";

/** Totals of an order, in euros, VAT included. */
export interface Summary {
  subtotal: number;
  discount: number;
  /** Price of the delivery; null until the delivery is chosen. */
  fees: number | null;
  /** Sum, without the fees as long as they are not known. */
  total: number;
  vats: { rate: number; vat: number }[];
}

export function summaryOf(
  cart: Pick<Cart, "products" | "discount">,
  choice: { deliveryType: DeliveryType; carrier: Pick<CarrierOffer, "price"> | null },
): Summary {
  const { deliveryType, carrier } = choice;
  const fees = deliveryType === "delivery" ? (carrier?.price ?? null) : 0;
  const price = orderPrice({
    lines: cart.products.map(({ total, vatRate }) => ({
      totalCents: centsFromEuros(total),
      vatRate,
    })),
    discount: cart.discount && {
      onProductsCents: centsFromEuros(cart.discount.subtotal),
      isFreeShipping: cart.discount.isFreeShipping,
    },
    feesCents: centsFromEuros(fees ?? 0),
  });
  return {
    subtotal: eurosFromCents(price.subtotalCents),
    discount: eurosFromCents(price.discountCents),
    fees: fees === null ? null : eurosFromCents(price.feesCents),
    total: eurosFromCents(price.totalCents),
    vats: price.vats
      .filter(({ vatCents }) => vatCents > 0)
      .map(({ rate, vatCents }) => ({ rate, vat: eurosFromCents(vatCents) })),
  };
}
