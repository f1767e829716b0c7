import { describe, expect, it } from "vitest";
import { shippingError } from "./shipping-limits";

const limits = { minimum: 6, maximum: 60, multiple: 6 };
const none = { minimum: null, maximum: null, multiple: null };

describe("shippingError (§3 Shop)", () => {
  it.each([
    [5, limits, "TOO_FEW_BOTTLES"],
    [6, limits, null],
    [7, limits, "NOT_A_MULTIPLE"],
    [60, limits, null],
    [66, limits, "TOO_MANY_BOTTLES"],
    [1, none, null],
    [999, none, null],
    [0, { ...none, multiple: 6 }, null],
    [3, { ...none, multiple: 0 }, null],
  ])("%i bottles within %o: %s", (bottles, within, error) => {
    expect(shippingError(bottles, within)).toBe(error);
  });
});
