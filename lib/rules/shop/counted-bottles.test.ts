import { describe, expect, it } from "vitest";
import { type BottleLine, countedBottles } from "./counted-bottles";

const line = (more: Partial<BottleLine>): BottleLine => ({
  type: "WINE",
  quantity: 1,
  sellByMultipleOf: 1,
  capacity: 75,
  capacityUnit: "CENTILITRE",
  ...more,
});
const half = { capacity: 37.5 };
const box = { type: "BOX", sellByMultipleOf: 6 } as const;
const litres = (capacity: number) => ({ capacity, capacityUnit: "LITER" as const });

describe("countedBottles (§5)", () => {
  it.each<[string, Partial<BottleLine>[], number]>([
    ["an empty cart", [], 0],
    ["wine, in full", [{ quantity: 5 }], 5],
    ["wine, whatever it is sold by", [{ quantity: 5, sellByMultipleOf: 6 }], 5],
    ["just the threshold, in litres", [{ quantity: 3, ...litres(0.75) }], 3],
    ["under it in litres", [{ quantity: 4, ...litres(0.74) }], 2],
    ["under it in centilitres", [{ quantity: 4, capacity: 74 }], 2],
    ["a magnum, as one", [{ quantity: 2, ...litres(1.5) }], 2],
    ["a box, its bottles", [{ ...box, quantity: 2 }], 12],
    ["a box of half-bottles", [{ ...box, ...half, quantity: 1 }], 3],
    ["an odd half-bottle, rounded down", [{ ...half, quantity: 3 }], 1],
    ["two odd ones, rounded down together", [half, half], 1],
    ["what says no capacity, in full", [{ capacity: null, capacityUnit: null }], 1],
    ["anything else, not at all", [{ type: "OTHER", quantity: 9 }], 0],
  ])("%s", (_, lines, bottles) => {
    expect(countedBottles(lines.map(line))).toBe(bottles);
  });
});
