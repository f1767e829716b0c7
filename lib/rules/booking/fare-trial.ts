import { type FareGrid, type FareItem, type FareRide, type FareSupplement, fareOf } from "./fare";

/** Ride that was made, as it was priced. */
export interface PricedBefore {
  id: number;
  ride: FareRide;
  grid: FareGrid;
  lines: FareItem[];
}

/** Old and new price of a ride, in cents. */
export interface TriedRide {
  id: number;
  beforeCents: number;
  afterCents: number;
}

export interface FareTrial {
  /** Number of rides priced anew, and number of rides with a price agreed by hand. */
  count: number;
  leftOut: number;
  beforeCents: number;
  afterCents: number;
  /** Rides with the largest difference in price, largest first. */
  largest: TriedRide[];
}

/** Lines that do not depend on fares: waiting, and discounts by an account or by the company. */
const NOT_OF_FARES = new Set<FareItem["code"]>(["WAITING", "DISCOUNT", "REDUCTION"]);

/**
 * Prices past rides by other fares, beside their price by the fares of their day (§1, §9 Pricing).
 * A price that was agreed by hand follows no fare and is left out.
 * @param most limit of the largest differences
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
    // The rate of VAT does not affect the price, which includes it.
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

/** Fares by which a journey is priced. */
export interface Fares {
  grid: FareGrid;
  supplements: FareSupplement[];
}

/** Prices a journey by two kinds of fares. */
export function tryJourney(
  ride: FareRide,
  { saved, typed }: { saved: Fares; typed: Fares },
): { beforeCents: number; afterCents: number } {
  const priceBy = ({ grid, supplements }: Fares) => fareOf(ride, grid, supplements, 0).totalCents;
  return { beforeCents: priceBy(saved), afterCents: priceBy(typed) };
}

const HOUR = 3_600_000;
const HOURS_OF_A_YEAR = 366 * 24;

/**
 * Finds the next whole hour at which a journey has a supplement, or has none: that of a weekday, at
 * noon say.
 * @param code the supplement; null for no supplement at all
 * @returns `from` itself where there is no such hour within a year
 */
export function nextHourWith(
  code: FareSupplement["code"] | null,
  { grid, supplements }: Fares,
  from: Date,
): Date {
  const first = Math.ceil(from.getTime() / HOUR) * HOUR;
  for (let hour = 0; hour < HOURS_OF_A_YEAR; hour++) {
    const startAt = new Date(first + hour * HOUR);
    const ride = { kind: "TRANSFER" as const, distanceKm: 1, startAt };
    const added = fareOf(ride, grid, supplements, 0).lines.slice(1);
    const has = code ? added.some((line) => line.code === code) : added.length === 0;
    if (has) return startAt;
  }
  return from;
}
