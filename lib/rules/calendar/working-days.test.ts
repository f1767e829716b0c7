import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addWorkingDays, depositDeadline, isWorkingDay } from "./working-days";

/** Set FAST_CHECK_SEED=… to run the same cases again. */
const seed = Number(process.env.FAST_CHECK_SEED ?? 72);

describe("working days", () => {
  it.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-22", false],
    ["2026-11-11", false],
    ["2026-04-06", false],
    // Good Friday and 26 December are working days but in Alsace and Moselle.
    ["2026-04-03", true],
    ["2028-12-26", true],
  ])("%s: %s", (date, is) => expect(isWorkingDay(date)).toBe(is));

  it.each([
    ["to the next day", "2026-11-18T10:00:00+01:00", 1, "2026-11-19T24:00:00+01:00"],
    ["over a weekend", "2026-11-20T10:00:00+01:00", 1, "2026-11-23T24:00:00+01:00"],
    ["from a Saturday", "2026-11-21T10:00:00+01:00", 1, "2026-11-23T24:00:00+01:00"],
    ["from a minute before midnight", "2026-11-18T23:59:00+01:00", 1, "2026-11-19T24:00:00+01:00"],
    ["from midnight", "2026-11-19T00:00:00+01:00", 1, "2026-11-20T24:00:00+01:00"],
    ["over Christmas", "2026-12-24T18:00:00+01:00", 1, "2026-12-28T24:00:00+01:00"],
    ["over Christmas and New Year", "2026-12-24T18:00:00+01:00", 5, "2027-01-04T24:00:00+01:00"],
    ["over Easter", "2026-04-02T10:00:00+02:00", 2, "2026-04-07T24:00:00+02:00"],
    // 1, 8, 14 (Ascension) and 25 May (Whit Monday).
    ["over May", "2026-04-30T10:00:00+02:00", 15, "2026-05-27T24:00:00+02:00"],
    ["over the change in spring", "2026-03-27T10:00:00+01:00", 1, "2026-03-30T24:00:00+02:00"],
    ["over the change in autumn", "2026-10-23T10:00:00+02:00", 1, "2026-10-26T24:00:00+01:00"],
    // All Saints' Day of 2026 is a Sunday and takes no working day.
    ["over All Saints", "2026-10-30T10:00:00+01:00", 1, "2026-11-02T24:00:00+01:00"],
  ])("%s: from %s, the %s. ends %s", (_name, from, days, end) => {
    expect(addWorkingDays(new Date(from), days)).toEqual(new Date(end));
  });

  it.each([
    // 11 November is a holiday.
    ["2026-11-02T09:00:00+01:00", "2026-11-24T24:00:00+01:00"],
    ["2026-12-18T17:00:00+01:00", "2027-01-12T24:00:00+01:00"],
    ["2026-10-16T17:00:00+02:00", "2026-11-06T24:00:00+01:00"],
  ])("a deposit confirmed on %s is due until %s (§9)", (confirmedAt, end) => {
    expect(depositDeadline(new Date(confirmedAt))).toEqual(new Date(end));
  });

  it(`is what walking day by day finds (seed ${seed})`, () => {
    const minute = fc.integer({
      min: Date.UTC(2025, 0, 1) / 60_000,
      max: Date.UTC(2030, 10, 1) / 60_000,
    });
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 30 }), (at, days) => {
        const from = new Date(at * 60_000);
        expect(addWorkingDays(from, days)).toEqual(walk(from, days));
      }),
      { seed, numRuns: 500 },
    );
  });
});

/** Easter Mondays, Ascensions and Whit Mondays, from the calendar on the wall. */
const MOVING = `2025-04-21 2025-05-29 2025-06-09 2026-04-06 2026-05-14 2026-05-25
  2027-03-29 2027-05-06 2027-05-17 2028-04-17 2028-05-25 2028-06-05
  2029-04-02 2029-05-10 2029-05-21 2030-04-22 2030-05-30 2030-06-10`;
const FIXED = "01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25";
const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  weekday: "short",
});

/** Walks hour by hour, like a person with a clock of Paris and a calendar. */
function walk(from: Date, days: number): Date {
  const HOUR = 3_600_000;
  let hour = Math.floor(from.getTime() / HOUR) * HOUR;
  let daysLeft = days;
  for (;;) {
    const before = clock.format(hour);
    hour += HOUR;
    const after = clock.format(hour);
    if (before === after) continue;
    if (daysLeft === 0) return new Date(hour);
    const [, weekday = "", date = ""] = /^(\w+), ([\d-]+)$/.exec(after) ?? [];
    const isFree =
      ["Sat", "Sun"].includes(weekday) || MOVING.includes(date) || FIXED.includes(date.slice(5));
    if (!isFree) daysLeft -= 1;
  }
}
