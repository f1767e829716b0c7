import type { ShopLine } from "./shop-lines";

/** What things cost in all, in cents, before any discount. */
export const subtotalOf = (lines: ShopLine[]): number =>
  lines.reduce((sum, line) => sum + centsOf(line), 0);

/** What a line costs, in cents. */
export const centsOf = ({ declination, quantity }: ShopLine): number =>
  declination.priceCents * quantity;
