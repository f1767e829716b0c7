import { expect, it } from "vitest";
import { evenCell, wideCards } from "./even-rows";

const COUNTS = Array.from({ length: 30 }, (_, index) => index + 1);

/** Adds up the spans of all cards in a window of a width. */
const spans = (count: number, prefix: "lg:" | "sm:max-lg:") =>
  COUNTS.slice(0, count)
    .map((_, index) => evenCell(index, count).className)
    .map((name) => Number(name.match(new RegExp(`(?:^| )${prefix}col-span-(\\d)`))?.[1] ?? 1))
    .reduce((sum, span) => sum + span, 0);

it.each(COUNTS.filter((count) => count > 1))("%i cards leave no hole in a wide window", (count) => {
  expect(spans(count, "lg:") % 6).toBe(0);
});

it.each(COUNTS)("%i cards leave no hole in two columns", (count) => {
  expect(spans(count, "sm:max-lg:") % 2).toBe(0);
});

it("has wide cards only in whole rows of two", () => {
  expect(COUNTS.slice(0, 8).map(wideCards)).toEqual([0, 2, 0, 4, 2, 0, 4, 2]);
});
