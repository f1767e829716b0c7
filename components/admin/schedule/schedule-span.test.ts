import { describe, expect, it } from "vitest";
import { scheduleDays, scheduleStep } from "./schedule-span";

describe("scheduleDays", () => {
  it.each([
    ["a week, Monday first", "2026-11-25", "week", "2026-11-23", "2026-11-29", 7],
    ["a week from its Sunday", "2026-11-29", "week", "2026-11-23", "2026-11-29", 7],
    ["a month in whole weeks", "2026-11-25", "month", "2026-10-26", "2026-12-06", 42],
    ["a month of four weeks", "2027-02-14", "month", "2027-02-01", "2027-02-28", 28],
  ] as const)("gives %s", (_, day, view, first, last, count) => {
    const days = scheduleDays(day, view);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
  });
});

it.each([
  ["2026-11-25", "week", 1, "2026-12-02"],
  ["2026-12-31", "month", 1, "2027-01-31"],
  ["2027-01-31", "month", 1, "2027-02-28"],
  ["2027-01-15", "month", -1, "2026-12-15"],
] as const)("steps from %s by a %s", (day, view, by, to) => {
  expect(scheduleStep(day, view, by)).toBe(to);
});
