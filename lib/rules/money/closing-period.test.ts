import { describe, expect, it } from "vitest";
import { lastDayOver, monthBegin, monthEnd } from "./closing-period";

describe("the last day that is over", () => {
  it.each([
    ["at noon", "2026-11-23T12:00:00+01:00", "2026-11-22"],
    ["a moment after midnight", "2026-12-01T00:04:59+01:00", "2026-11-29"],
    ["once all of the day is stored", "2026-12-01T00:05:00+01:00", "2026-11-30"],
    ["in summer, by the clock of Paris", "2026-06-30T22:05:00Z", "2026-06-30"],
  ])("%s", (_, now, day) => {
    expect(lastDayOver(new Date(now))).toBe(day);
  });
});

describe("the month of a day", () => {
  it.each([
    ["2026-11-23", "2026-11-01", "2026-11-30"],
    ["2028-02-01", "2028-02-01", "2028-02-29"],
    ["2026-12-31", "2026-12-01", "2026-12-31"],
  ])("%s", (day, begin, end) => {
    expect([monthBegin(day), monthEnd(day)]).toEqual([begin, end]);
  });
});
