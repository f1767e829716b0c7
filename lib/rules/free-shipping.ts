/**
 * Whether a cart is shipped free of charge: from FREE_SHIPPING_PRICE, or from
 * FREE_SHIPPING_BOTTLE bottles, as `countedBottles` counts them (§5); null for never.
 * @param totalCents of the products, VAT included, after a discount
 */
export function isShippedFree(
  { totalCents, bottles }: { totalCents: number; bottles: number },
  { fromCents, fromBottles }: { fromCents: number | null; fromBottles: number | null },
): boolean {
  return (
    (fromCents !== null && totalCents >= fromCents) ||
    (fromBottles !== null && bottles >= fromBottles)
  );
}
