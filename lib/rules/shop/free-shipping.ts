/** From how many cents, or how many bottles, a cart is carried free; null for never. */
export interface FreeShipping {
  fromCents: number | null;
  fromBottles: number | null;
}

/**
 * Whether a cart is shipped free of charge: from FREE_SHIPPING_PRICE, or from
 * FREE_SHIPPING_BOTTLE bottles, as `countedBottles` counts them (§5); null for never.
 * @param totalCents of the products, VAT included, after a discount
 */
export function isShippedFree(
  { totalCents, bottles }: { totalCents: number; bottles: number },
  { fromCents, fromBottles }: FreeShipping,
): boolean {
  return (
    (fromCents !== null && totalCents >= fromCents) ||
    (fromBottles !== null && bottles >= fromBottles)
  );
}

/** How much a cart lacks until it is shipped free of charge, in cents and in bottles. */
export function missingToFreeShipping(
  { totalCents, bottles }: { totalCents: number; bottles: number },
  { fromCents, fromBottles }: FreeShipping,
): { cents: number | null; bottles: number | null } {
  return {
    cents: fromCents === null ? null : Math.max(0, fromCents - totalCents),
    bottles: fromBottles === null ? null : Math.max(0, fromBottles - bottles),
  };
}
