import { describe, expect, it } from "vitest";
import { groupOpeningHours, isOpenAt, parseOpeningHours } from "./opening-hours";

describe("opening hours (§3)", () => {
  it.each([
    [null, []],
    [" ", []],
    ["00:00-24:00", [{ opens: 0, closes: 1440 }]],
    [
      "14:00-19:30, 08:00-12:00",
      [
        { opens: 480, closes: 720 },
        { opens: 840, closes: 1170 },
      ],
    ],
  ])("reads %s", (value, hours) => expect(parseOpeningHours(value)).toEqual(hours));

  it.each([
    "8-12",
    "08:00-25:00",
    "12:00-08:00",
    "08:75-09:00",
    "08:00-12:00,11:00-13:00",
    "closed",
  ])("refuses %s", (value) => expect(() => parseOpeningHours(value)).toThrow(RangeError));

  it("puts days that are alike together", () => {
    const open = parseOpeningHours("08:00-18:00");
    expect(groupOpeningHours([open, open, open, open, open, [], []])).toEqual([
      { from: 0, to: 4, hours: open },
      { from: 5, to: 6, hours: [] },
    ]);
  });

  it.each([
    // Friday 20 November 2026: Paris is an hour ahead of UTC.
    ["2026-11-20T06:59:59Z", false],
    ["2026-11-20T07:00:00Z", true],
    ["2026-11-20T10:59:59Z", true],
    ["2026-11-20T11:00:00Z", false],
    // Saturday, around the clock, begins and ends at midnight in Paris.
    ["2026-11-20T22:59:59Z", false],
    ["2026-11-20T23:00:00Z", true],
    ["2026-11-21T22:59:59Z", true],
    ["2026-11-21T23:00:00Z", false],
    // In summer two hours ahead.
    ["2026-07-17T06:00:00Z", true],
  ])("open at %s: %s", (instant, isOpen) => {
    const [morning, always] = [parseOpeningHours("08:00-12:00"), parseOpeningHours("00:00-24:00")];
    const week = [morning, morning, morning, morning, morning, always, []];
    expect(isOpenAt(week, new Date(instant))).toBe(isOpen);
  });
});
