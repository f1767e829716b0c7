import { describe, expect, it } from "vitest";
import { daysBetween, daysLater, endOfParisDay, mondayOf, weekdayOf } from "./paris-day";

describe("days of Paris", () => {
  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2026-03-01", -1, "2026-02-28"],
  ])("%s and %s days is %s", (date, days, later) => {
    expect(daysLater(date, days)).toBe(later);
    expect(daysBetween(date, later)).toBe(days);
  });

  it.each([
    ["2026-11-20", "2026-11-20T23:00:00.000Z"],
    ["2026-12-31", "2026-12-31T23:00:00.000Z"],
    // The clocks change on 29 March and 25 October 2026.
    ["2026-03-28", "2026-03-28T23:00:00.000Z"],
    ["2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["2026-10-24", "2026-10-24T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25T23:00:00.000Z"],
  ])("%s ends at %s", (date, end) => expect(endOfParisDay(date).toISOString()).toBe(end));
});

it.each([
  ["2026-11-30", 1, "2026-11-30"],
  ["2026-12-05", 6, "2026-11-30"],
  ["2026-12-06", 7, "2026-11-30"],
  ["2027-01-01", 5, "2026-12-28"],
  // The night in which the clocks change belongs to the week that it ends.
  ["2027-03-28", 7, "2027-03-22"],
])("%s is the weekday %i, of the week of %s", (day, weekday, monday) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(mondayOf(day)).toBe(monday);
});
