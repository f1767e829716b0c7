import { expect, it } from "vitest";
import type { FareGrid } from "./fare";
import { lowestFareCents } from "./lowest-fare";

const grid = (flatRateCents: number, perKmCents: number): FareGrid => ({
  flatRateCents,
  flatRateUnderKm: 20,
  perKmCents,
  hourlyCents: 6000,
  minimumHours: 2,
  includedKmPerHour: 20,
  extraKmCents: 200,
});
const SALOON = grid(4500, 190);
const VAN = grid(6500, 180);

it.each([
  [5, [SALOON, VAN], 4500],
  [19.9, [VAN, SALOON], 4500],
  // From here on the distance counts, and the van is cheaper.
  [20, [SALOON, VAN], 3600],
  [31.56, [SALOON], 6004],
])("of %d km it is %j", (distanceKm, grids, cents) => {
  expect(lowestFareCents(distanceKm, grids)).toBe(cents);
});
