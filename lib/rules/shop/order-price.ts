import { vatIncludedIn } from "@/lib/rules/money/cents";
import { shareCents } from "@/lib/rules/money/share-cents";
import type { DiscountOn } from "./discount-on";

/** Price of an order, in whole cents, VAT included. */
export interface OrderPrice {
  /** Sum of the products. */
  subtotalCents: number;
  /** Discount on the products, */
  discountCents: number;
  /** and discount on the delivery. */
  discountFeesCents: number;
  /** Rest to pay for the delivery. */
  feesCents: number;
  totalCents: number;
  /** Part of the total at each rate, in percent, and the VAT that it includes. */
  vats: { rate: number; vatCents: number; totalCents: number }[];
}

/**
 * Computes the price of an order (terms of sale, 5). A discount and the delivery belong to all
 * products alike: they are split over the rates of VAT in proportion to the products at each, and
 * the rates add up to the total to the cent.
 * @param order.lines at least one, each above nothing
 * @param order.feesCents cost of the delivery without the discount
 */
export function orderPrice(order: {
  lines: { totalCents: number; vatRate: number }[];
  discount: DiscountOn | null;
  feesCents: number;
}): OrderPrice {
  const { lines, discount, feesCents: askedFees } = order;
  const byRate = new Map<number, number>();
  for (const { vatRate, totalCents } of lines) {
    byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + totalCents);
  }
  const rates = [...byRate].sort(([a], [b]) => a - b);
  const bought = rates.map(([, cents]) => cents);
  const subtotalCents = bought.reduce((sum, cents) => sum + cents, 0);
  const discountCents = discount?.onProductsCents ?? 0;
  const discountFeesCents = discount?.isFreeShipping ? askedFees : 0;
  const feesCents = askedFees - discountFeesCents;
  const less = shareCents(discountCents, bought);
  const more = shareCents(feesCents, bought);
  return {
    subtotalCents,
    discountCents,
    discountFeesCents,
    feesCents,
    totalCents: subtotalCents - discountCents + feesCents,
    vats: rates.map(([rate, cents], index) => {
      const totalCents = cents - (less[index] ?? 0) + (more[index] ?? 0);
      return { rate, vatCents: vatIncludedIn(totalCents, rate), totalCents };
    }),
  };
}
