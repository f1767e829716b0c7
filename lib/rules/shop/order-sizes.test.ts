import { expect, it } from "vitest";
import type { BottleLine } from "./counted-bottles";
import { orderSizes } from "./order-sizes";
import type { ShippingLimits } from "./shipping-limits";

const bottle: Omit<BottleLine, "quantity"> = {
  type: "WINE",
  sellByMultipleOf: 1,
  capacity: 75,
  capacityUnit: "CENTILITRE",
};
const limits = (more: Partial<ShippingLimits>): ShippingLimits => ({
  minimum: null,
  maximum: null,
  multiple: null,
  ...more,
});

it.each<[string, Partial<ShippingLimits>, number[]]>([
  ["threes", { minimum: 3, multiple: 3, maximum: 120 }, [3, 6, 12]],
  ["sixes without a minimum", { multiple: 6 }, [6, 12, 24]],
  ["threes from twelve on", { minimum: 12, multiple: 3 }, [12, 24, 48]],
  ["sixes from eight on, at most twenty", { minimum: 8, multiple: 6, maximum: 20 }, [12]],
  ["two at least, in any number", { minimum: 2 }, [2, 4, 8]],
  ["any number", {}, []],
  ["nothing at all", { minimum: 6, maximum: 3 }, []],
])("proposes the cartons of a shop that sends %s", (_, more, sizes) => {
  expect(orderSizes(bottle, limits(more))).toEqual(sizes);
});

it("counts half-bottles as halves, a box by its bottles, and leaves all else alone", () => {
  const threes = limits({ minimum: 3, multiple: 3 });
  expect(orderSizes({ ...bottle, capacity: 37.5 }, threes)).toEqual([6, 12, 24]);
  expect(orderSizes({ ...bottle, type: "BOX", sellByMultipleOf: 6 }, threes)).toEqual([]);
  expect(orderSizes({ ...bottle, type: "OTHER" }, threes)).toEqual([]);
});
