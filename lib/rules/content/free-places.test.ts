import { expect, it } from "vitest";
import { whoGetsPlaces } from "./free-places";

const waiting = [
  { id: 1, people: 2 },
  { id: 2, people: 1 },
  { id: 3, people: 4 },
  { id: 4, people: 1 },
];

it.each([
  { free: 0, get: [] },
  { free: -3, get: [] },
  { free: 1, get: [2] },
  { free: 2, get: [1] },
  { free: 3, get: [1, 2] },
  { free: 4, get: [1, 2, 4] },
  { free: 7, get: [1, 2, 3] },
  { free: 20, get: [1, 2, 3, 4] },
])("gives $free places in order to those for whom there is room", ({ free, get }) => {
  expect(whoGetsPlaces(waiting, free)).toEqual(get);
});

it("gives nothing to nobody", () => {
  expect(whoGetsPlaces([], 5)).toEqual([]);
});
