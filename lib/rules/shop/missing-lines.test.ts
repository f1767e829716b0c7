import { describe, expect, it } from "vitest";
import { areItsLines, missingLines } from "./missing-lines";

describe("the lines of an order that are missing in the cellar", () => {
  it.each<[string, number[], number[] | undefined, ReturnType<typeof missingLines>]>([
    ["are those that are named", [7, 8, 9], [9], { missing: [9] }],
    ["may be all", [7, 8], [8, 7], { missing: [8, 7] }],
    ["have to be named where there are several", [7, 8], undefined, { error: "NO_LINE_NAMED" }],
    ["are not none", [7, 8], [], { error: "NO_LINE_NAMED" }],
    ["are the only one without a word", [7], undefined, { missing: [7] }],
    ["are not the only one against one's word", [7], [], { error: "NO_LINE_NAMED" }],
    ["are none of another order", [7, 8], [7, 6], { error: "LINE_NOT_IN_ORDER" }],
  ])("%s", (_name, lines, named, expected) => {
    expect(missingLines(lines, named)).toEqual(expected);
  });
});

it.each([
  [[], true],
  [[8], true],
  [[8, 8], true],
  [[8, 6], false],
])("%o are lines of an order of 7 and 8: %s", (named, are) => {
  expect(areItsLines([7, 8], named)).toBe(are);
});
