export interface StockDisplay {
  /** SHOW_STOCK */
  isShown: boolean;
  /** STOCK_LIMIT_DISPLAY: below it, the number left is shown; null for never. */
  limit: number | null;
}

/**
 * Returns the stock left of a declination, as far as the site tells it; it always tells whether
 * there is any.
 * @param units how many of it can still be sold; null where it never runs out
 */
export function stockState(
  units: number | null,
  { isShown, limit }: StockDisplay,
): { state: "IN" | "LOW" | "OUT"; left: number | null } {
  if (units === 0) return { state: "OUT", left: isShown ? 0 : null };
  if (!isShown || units === null || limit === null || units >= limit) {
    return { state: "IN", left: null };
  }
  return { state: "LOW", left: units };
}

/**
 * Returns the number of declinations that a stock is enough for: a box takes its bottles from the
 * same stock.
 * @param stockUnits units of the stock in one of them
 */
export const unitsInStock = (quantity: number, stockUnits: number): number =>
  Math.max(0, Math.floor(quantity / stockUnits));
