import { expect, it } from "vitest";
import { isOnRequest } from "./on-request";

it.each([
  [["START_TOO_SOON"], true],
  [["START_OUT_OF_HOURS"], true],
  [["TOO_MANY_PASSENGERS", "PICKUP_TOO_FAR"], true],
  [["START_IN_PAST"], false],
  [["START_TOO_SOON", "SAME_PLACE"], false],
  [[], false],
])("with %j in its way, a ride may be asked for: %s", (codes, expected) => {
  expect(isOnRequest(codes)).toBe(expected);
});
