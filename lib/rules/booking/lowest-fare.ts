import { type FareGrid, transferBase } from "./fare";

/**
 * Returns the price of a transfer in the cheapest of some vehicles, in cents, at a time without
 * supplements (§9 Pricing).
 * @param distanceKm of one way
 */
export const lowestFareCents = (distanceKm: number, grids: readonly FareGrid[]): number =>
  Math.min(...grids.map((grid) => transferBase(distanceKm, grid).amountCents));
