import { describe, expect, it } from "vitest";
import { type FareGrid, fareOf } from "./fare";
import { type PricedBefore, tryFares } from "./fare-trial";

const GRID: FareGrid = {
  flatRateCents: 4500,
  flatRateUnderKm: 20,
  perKmCents: 200,
  hourlyCents: 6000,
  minimumHours: 2,
  includedKmPerHour: 25,
  extraKmCents: 180,
};
const NIGHT = { code: "NIGHT", percent: 20, from: "21:00", until: "07:00" } as const;
const NOON = new Date("2026-11-25T12:00:00+01:00");
const LATE = new Date("2026-11-25T22:00:00+01:00");

const transfer = (id: number, distanceKm: number, startAt = NOON, grid = GRID): PricedBefore => {
  const ride = { kind: "TRANSFER", distanceKm, startAt } as const;
  return { id, ride, grid, lines: fareOf(ride, GRID, [NIGHT], 10).lines };
};

describe("fares that are tried on past rides", () => {
  it("change nothing where they are the same", () => {
    const rides = [transfer(1, 12), transfer(2, 60), transfer(3, 60, LATE)];
    expect(tryFares(rides, [NIGHT], 5)).toEqual({
      count: 3,
      leftOut: 0,
      beforeCents: 4500 + 12_000 + 14_400,
      afterCents: 4500 + 12_000 + 14_400,
      largest: [],
    });
  });

  it("say what another price of the kilometre comes to, the largest difference first", () => {
    const dearer = { ...GRID, perKmCents: 220 };
    const rides = [
      transfer(1, 12, NOON, dearer),
      transfer(2, 60, NOON, dearer),
      transfer(3, 100, NOON, dearer),
    ];
    expect(tryFares(rides, [NIGHT], 5)).toEqual({
      count: 3,
      leftOut: 0,
      beforeCents: 36_500,
      afterCents: 39_700,
      largest: [
        { id: 3, beforeCents: 20_000, afterCents: 22_000 },
        { id: 2, beforeCents: 12_000, afterCents: 13_200 },
      ],
    });
  });

  it("say what another supplement comes to", () => {
    const { beforeCents, afterCents } = tryFares(
      [transfer(1, 60, LATE), transfer(2, 60)],
      [{ ...NIGHT, percent: 10 }],
      5,
    );
    expect([beforeCents, afterCents]).toEqual([26_400, 25_200]);
  });

  it("leave out what was agreed by hand, and what is of no fare", () => {
    const agreed: PricedBefore = {
      ...transfer(1, 60),
      lines: [{ code: "AGREED", amountCents: 50_000 }],
    };
    const { ride, grid, lines } = transfer(2, 60);
    const waited: PricedBefore = {
      id: 2,
      ride,
      grid,
      lines: [
        ...lines,
        { code: "WAITING", amountCents: 3000 },
        { code: "REDUCTION", amountCents: -1000 },
      ],
    };
    expect(tryFares([agreed, waited], [NIGHT], 5)).toEqual({
      count: 1,
      leftOut: 1,
      beforeCents: 12_000,
      afterCents: 12_000,
      largest: [],
    });
  });

  it("list no more differences than are asked for", () => {
    const cheaper = { ...GRID, perKmCents: 100 };
    const rides = [30, 40, 50].map((km, id) => transfer(id, km, NOON, cheaper));
    expect(tryFares(rides, [], 2).largest.map(({ id }) => id)).toEqual([2, 1]);
  });
});
