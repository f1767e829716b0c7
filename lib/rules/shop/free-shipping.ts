/** Cents, or bottles, from which on a cart is delivered free; null for never. */
export interface FreeShipping {
  fromCents: number | null;
  fromBottles: number | null;
}

/**
 * Tells whether a cart is shipped free of charge: from FREE_SHIPPING_PRICE, or from
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

export function missingToFreeShipping(
  { totalCents, bottles }: { totalCents: number; bottles: number },
  { fromCents, fromBottles }: FreeShipping,
): { cents: number | null; bottles: number | null } {
  return {
    cents: fromCents === null ? null : Math.max(0, fromCents - totalCents),
    bottles: fromBottles === null ? null : Math.max(0, fromBottles - bottles),
  };
}
