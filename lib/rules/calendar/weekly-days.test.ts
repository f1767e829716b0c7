import { expect, it } from "vitest";
import { weeklyDays } from "./weekly-days";

const TUESDAY_AND_THURSDAY = [2, 4];

it.each([
  [
    "every Tuesday and Thursday",
    "2026-11-24",
    TUESDAY_AND_THURSDAY,
    "2026-12-03",
    60,
    ["2026-11-26", "2026-12-01", "2026-12-03"],
  ],
  ["not the day itself", "2026-11-24", [2], "2026-11-30", 60, []],
  [
    "over the night on which clocks change",
    "2026-10-23",
    [6, 7],
    "2026-10-26",
    60,
    ["2026-10-24", "2026-10-25"],
  ],
  ["over the year's end", "2026-12-30", [4, 5], "2027-01-01", 60, ["2026-12-31", "2027-01-01"]],
  ["nothing until a day that is over", "2026-11-24", [1, 2, 3, 4, 5, 6, 7], "2026-11-24", 60, []],
  [
    "so many and no more",
    "2026-11-24",
    [1, 2, 3, 4, 5, 6, 7],
    "2030-01-01",
    2,
    ["2026-11-25", "2026-11-26"],
  ],
])("gives %s", (_, after, weekdays, until, most, days) => {
  expect(weeklyDays(after, { weekdays, until }, most)).toEqual(days);
});
