import { expect, it } from "vitest";
import { aboutDuration } from "./about-duration";

it.each([
  [1, 0, 5],
  [13, 0, 15],
  [38, 0, 40],
  [58, 1, 0],
  [61, 1, 0],
  [64, 1, 5],
  [117, 1, 55],
  [118, 2, 0],
  [121, 2, 0],
  [172, 2, 45],
  [233, 4, 0],
])("says of %s minutes about %s h %s", (min, hours, minutes) => {
  expect(aboutDuration(min)).toEqual({ hours, minutes });
});
