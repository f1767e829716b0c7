import { type FareGrid, type FareItem, type FareRide, type FareSupplement, fareOf } from "./fare";

/** A ride that was made, as it was priced. */
export interface PricedBefore {
  id: number;
  ride: FareRide;
  /** The fares of its vehicle, as they are to be tried. */
  grid: FareGrid;
  lines: FareItem[];
}

/** What one ride cost and would cost, in cents. */
export interface TriedRide {
  id: number;
  beforeCents: number;
  afterCents: number;
}

export interface FareTrial {
  /** How many were priced anew, and how many could not be: their price was agreed by hand. */
  count: number;
  leftOut: number;
  beforeCents: number;
  afterCents: number;
  /** Those whose price differs most, the largest difference first. */
  largest: TriedRide[];
}

/** What fares have nothing to do with: waiting, and what an account or the company took off. */
const NOT_OF_FARES = new Set<FareItem["code"]>(["WAITING", "DISCOUNT", "REDUCTION"]);

/**
 * What past rides would cost by other fares, beside what they cost by those of their day (§1, §9
 * Pricing). A price that was agreed by hand follows no fare and is left out.
 * @param most how many of the largest differences
 */
export function tryFares(
  rides: PricedBefore[],
  supplements: FareSupplement[],
  most: number,
): FareTrial {
  const priced = rides.filter(({ lines }) => !lines.some(({ code }) => code === "AGREED"));
  const tried = priced.map(({ id, ride, grid, lines }) => ({
    id,
    beforeCents: sumOf(lines.filter(({ code }) => !NOT_OF_FARES.has(code))),
    // The rate of VAT says nothing of the price, which includes it.
    afterCents: fareOf(ride, grid, supplements, 0).totalCents,
  }));
  const sum = (read: (ride: TriedRide) => number) =>
    tried.reduce((all, ride) => all + read(ride), 0);
  return {
    count: tried.length,
    leftOut: rides.length - tried.length,
    beforeCents: sum(({ beforeCents }) => beforeCents),
    afterCents: sum(({ afterCents }) => afterCents),
    largest: tried
      .filter((ride) => differenceOf(ride) !== 0)
      .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)) || b.id - a.id)
      .slice(0, most),
  };
}

const differenceOf = ({ beforeCents, afterCents }: TriedRide) => afterCents - beforeCents;

const sumOf = (lines: FareItem[]) => lines.reduce((all, { amountCents }) => all + amountCents, 0);
