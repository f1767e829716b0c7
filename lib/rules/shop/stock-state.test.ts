import { describe, expect, it } from "vitest";
import { stockState, unitsInStock } from "./stock-state";

const shown = (limit: number | null) => ({ isShown: true, limit });
const hidden = (limit: number | null) => ({ isShown: false, limit });

describe("stockState (SHOW_STOCK, STOCK_LIMIT_DISPLAY)", () => {
  it.each([
    ["nothing is left", 0, shown(12), "OUT", 0],
    ["nothing is left, and no limit", 0, shown(null), "OUT", 0],
    ["one is left", 1, shown(12), "LOW", 1],
    ["just under the limit", 11, shown(12), "LOW", 11],
    ["at the limit", 12, shown(12), "IN", null],
    ["plenty", 600, shown(12), "IN", null],
    ["one is left, and no limit", 1, shown(null), "IN", null],
    ["it never runs out", null, shown(12), "IN", null],
    ["nothing is left, and the site keeps it to itself", 0, hidden(12), "OUT", null],
    ["one is left, and the site keeps it to itself", 1, hidden(12), "IN", null],
  ])("%s", (_, units, display, state, left) => {
    expect(stockState(units, display)).toEqual({ state, left });
  });
});

describe("unitsInStock", () => {
  it.each([
    [12, 1, 12],
    [12, 6, 2],
    [11, 6, 1],
    [5, 6, 0],
    [0, 1, 0],
  ])("%i bottles, %i in each: %i", (quantity, each, units) => {
    expect(unitsInStock(quantity, each)).toBe(units);
  });
});
