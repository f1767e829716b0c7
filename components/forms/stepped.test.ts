import { expect, it } from "vitest";
import { stepped } from "./stepped";

const PEOPLE = { min: 1, max: 50 };
const BAGS = { min: 0, max: 50 };

it.each([
  ["one more", 2, 1, PEOPLE, 3],
  ["one fewer", 2, -1, PEOPLE, 1],
  ["never fewer than the fewest", 1, -1, PEOPLE, 1],
  ["never more than the most", 50, 1, PEOPLE, 50],
  ["the first, of none typed", Number.NaN, 1, BAGS, 1],
  ["the fewest, of none typed", Number.NaN, -1, PEOPLE, 1],
  ["back within the limits, of too many typed", 60, -1, PEOPLE, 50],
  ["a whole number, of a part typed", 2.5, 1, PEOPLE, 3],
] as const)("is %s", (_, count, by, limits, expected) => {
  expect(stepped(count, by, limits)).toBe(expected);
});
