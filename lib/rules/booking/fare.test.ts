import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parisInstant } from "@/lib/rules/calendar/paris-time";
import { type FareGrid, type FareSupplement, fareOf } from "./fare";

const GRID: FareGrid = {
  flatRateCents: 3500,
  flatRateUnderKm: 20,
  perKmCents: 190,
  hourlyCents: 6500,
  minimumHours: 2,
  includedKmPerHour: 30,
  extraKmCents: 160,
};
const SUPPLEMENTS: FareSupplement[] = [
  { code: "NIGHT", percent: 15, from: "21:00", until: "06:00" },
  { code: "SUNDAY", percent: 10, from: null, until: null },
  { code: "PUBLIC_HOLIDAY", percent: 20, from: null, until: null },
];
const at = (date: string, time: string) => parisInstant(date, time) ?? new Date(Number.NaN);
const WEDNESDAY = at("2026-11-18", "10:00");

const transfer = (distanceKm: number, startAt = WEDNESDAY, returnAt?: Date) =>
  fareOf({ kind: "TRANSFER", distanceKm, startAt, returnAt }, GRID, SUPPLEMENTS, 10);
const hire = (hours: number, distanceKm = 0, startAt = WEDNESDAY) =>
  fareOf({ kind: "HIRE", hours, distanceKm, startAt }, GRID, SUPPLEMENTS, 20);
const summary = (fare: ReturnType<typeof fareOf>) =>
  fare.lines.map(({ code, amountCents }) => `${code} ${amountCents}`);

describe("a transfer (§9 Pricing)", () => {
  it.each([
    [0.4, ["FLAT_RATE 3500"]],
    [19.9, ["FLAT_RATE 3500"]],
    [19.99, ["FLAT_RATE 3500"]],
    [20, ["DISTANCE 3800"]],
    [20.04, ["DISTANCE 3800"]],
    [75.55, ["DISTANCE 14364"]],
  ])("of %s km", (km, lines) => expect(summary(transfer(km))).toEqual(lines));

  it("rounds half a cent up, at every distance", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 15_000 }),
        fc.nat({ max: 400 }),
        (tenths, perKmCents) => {
          const ride = { kind: "TRANSFER", distanceKm: tenths / 10, startAt: WEDNESDAY } as const;
          const exact = (BigInt(tenths) * BigInt(perKmCents) + 5n) / 10n;
          expect(BigInt(fareOf(ride, { ...GRID, perKmCents }, [], 10).totalCents)).toBe(exact);
        },
      ),
      { examples: [[209, 185]] },
    );
  });

  it("there and back is two legs, each with the supplements of its time", () => {
    const fare = transfer(10, at("2026-11-21", "23:59"), at("2026-11-22", "12:00"));
    expect(fare.lines.map(({ code, leg }) => [code, leg])).toEqual([
      ["FLAT_RATE", "OUTBOUND"],
      ["NIGHT", "OUTBOUND"],
      ["FLAT_RATE", "RETURN"],
      ["SUNDAY", "RETURN"],
    ]);
    expect(fare.totalCents).toBe(3500 + 525 + 3500 + 350);
  });

  it("includes its VAT", () =>
    expect(transfer(10)).toMatchObject({ totalCents: 3500, vatCents: 318 }));
});

describe("supplements", () => {
  it.each([
    ["2026-11-18", "20:59", []],
    ["2026-11-18", "21:00", ["NIGHT"]],
    ["2026-11-19", "05:59", ["NIGHT"]],
    ["2026-11-19", "06:00", []],
    ["2026-11-21", "12:00", []],
    ["2026-11-22", "12:00", ["SUNDAY"]],
    ["2026-11-22", "23:00", ["NIGHT", "SUNDAY"]],
    ["2026-07-14", "12:00", ["PUBLIC_HOLIDAY"]],
    // All Saints' Day of 2026 is a Sunday: the holiday, not both.
    ["2026-11-01", "12:00", ["PUBLIC_HOLIDAY"]],
    ["2026-11-01", "22:00", ["NIGHT", "PUBLIC_HOLIDAY"]],
    // The night on which the clocks go forward.
    ["2026-03-29", "03:30", ["NIGHT", "SUNDAY"]],
  ])("at %s %s: %s", (date, time, codes) => {
    const { lines } = transfer(10, at(date, time));
    expect(lines.slice(1).map(({ code }) => code)).toEqual(codes);
  });
});

describe("a hire by the hour", () => {
  it.each([
    [1, 0, ["HIRE 13000"]],
    [2, 60, ["HIRE 13000"]],
    [2.5, 0, ["HIRE 16250"]],
    [4, 150, ["HIRE 26000", "EXTRA_KM 4800"]],
  ])("of %s h and %s km", (hours, km, lines) => expect(summary(hire(hours, km))).toEqual(lines));
});

it("is a sum of its lines, never below its base, whatever the ride", () => {
  const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1500, noNaN: true }),
      minutes,
      minutes,
      (km, out, back) => {
        const fare = transfer(km, new Date(out * 60_000), new Date(back * 60_000));
        const sum = fare.lines.reduce((total, line) => total + line.amountCents, 0);
        expect(fare.totalCents).toBe(sum);
        expect(fare.lines.every(({ amountCents }) => Number.isInteger(amountCents))).toBe(true);
        expect(fare.totalCents).toBeGreaterThanOrEqual(2 * Math.min(GRID.flatRateCents, 3800));
        expect(fare.vatCents).toBeLessThan(fare.totalCents);
      },
    ),
  );
});
