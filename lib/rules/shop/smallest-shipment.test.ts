import { expect, test } from "vitest";
import { smallestShipment } from "./smallest-shipment";

const limits = { minimum: 3, maximum: 120, multiple: 3 };

const bottle = {
  type: "WINE",
  capacity: 75,
  capacityUnit: "CENTILITRE",
  sellByMultipleOf: 1,
} as const;
const box = (sellByMultipleOf: number) => ({ ...bottle, type: "BOX" as const, sellByMultipleOf });

test.each([
  ["a bottle", bottle, limits, 3],
  ["a small bottle, which counts as half", { ...bottle, capacity: 50 }, limits, 6],
  ["a box of six", box(6), limits, 1],
  ["a box of two", box(2), limits, 3],
  ["a bottle without limits", bottle, { minimum: null, maximum: null, multiple: null }, 1],
  ["a bottle of which at least four are sent, by three", bottle, { ...limits, minimum: 4 }, 6],
  ["a box that is more than may be sent", box(200), limits, undefined],
])("%s is shipped from so many on", (_, unit, allowed, units) => {
  expect(smallestShipment(unit, allowed)).toBe(units);
});
