import { describe, expect, it } from "vitest";
import { placeAfterStep, placeInGap, placeOf, withoutBranch } from "./page-tree";

/** 1 (2, 3 (4)), 5 */
const LINES = [
  { id: 1, idParent: null, level: 0 },
  { id: 2, idParent: 1, level: 1 },
  { id: 3, idParent: 1, level: 1 },
  { id: 4, idParent: 3, level: 2 },
  { id: 5, idParent: null, level: 0 },
];

describe("the tree of pages", () => {
  it.each([
    [3, "UP", { idParent: 1, before: 2 }],
    [2, "UP", undefined],
    [2, "DOWN", { idParent: 1, before: null }],
    [1, "DOWN", { idParent: null, before: null }],
    [5, "DOWN", undefined],
    [3, "IN", { idParent: 2, before: null }],
    [5, "IN", { idParent: 1, before: null }],
    [1, "IN", undefined],
    [4, "OUT", { idParent: 1, before: null }],
    [2, "OUT", { idParent: null, before: 5 }],
    [5, "OUT", undefined],
  ] as const)("puts page %i one step %s", (id, step, place) => {
    expect(placeAfterStep(LINES, id, step)).toEqual(place);
  });

  it("tells where a page stands, and what stays without its branch", () => {
    expect(placeOf(LINES, 2)).toEqual({ idParent: 1, before: 3 });
    expect(withoutBranch(LINES, 3).map(({ id }) => id)).toEqual([1, 2, 5]);
    expect(withoutBranch(LINES, 1).map(({ id }) => id)).toEqual([5]);
  });

  it.each([
    [0, 3, { idParent: null, before: 1, level: 0 }],
    [1, 0, { idParent: 1, before: 2, level: 1 }],
    [2, 9, { idParent: 2, before: null, level: 2 }],
    [2, 1, { idParent: 1, before: 3, level: 1 }],
    [4, 1, { idParent: 1, before: null, level: 1 }],
    [4, 0, { idParent: null, before: 5, level: 0 }],
    [5, 1, { idParent: 5, before: null, level: 1 }],
  ])("finds the place in gap %i at level %i", (gap, level, place) => {
    expect(placeInGap(LINES, gap, level)).toEqual(place);
  });
});
