import type { ShopLine } from "./shop-lines";

/** Sums the prices of lines, in cents, before any discount. */
export const subtotalOf = (lines: ShopLine[]): number =>
  lines.reduce((sum, line) => sum + centsOf(line), 0);

export const centsOf = ({ declination, quantity }: ShopLine): number =>
  declination.chargedCents * quantity;
