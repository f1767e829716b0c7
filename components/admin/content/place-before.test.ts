import { expect, it } from "vitest";
import { placeBefore } from "./place-before";

const list = [{ id: 11 }, { id: 12 }, { id: 13 }];

it.each([
  [1, 0, true, 11],
  [2, 1, true, 12],
  [0, 1, true, 13],
  [1, 2, true, null],
  [1, 2, false, undefined],
])("from %i to %i, on the last page: %s, it stands before %s", (at, to, isLastPage, before) =>
  expect(placeBefore(list, { at, to, isLastPage })).toBe(before),
);
