/** What a site tells of what is left. */
export interface StockDisplay {
  /** SHOW_STOCK */
  isShown: boolean;
  /** STOCK_LIMIT_DISPLAY: under it, one is told how many are left; null for never. */
  limit: number | null;
}

/**
 * How much is left of a declination, as far as the site tells; whether there is any, it always
 * tells.
 * @param units how many of it can still be sold; null for what never runs out
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
 * How many declinations a stock is enough for: a box takes its bottles from the same stock.
 * @param stockUnits units of the stock in one of them
 */
export const unitsInStock = (quantity: number, stockUnits: number): number =>
  Math.max(0, Math.floor(quantity / stockUnits));
