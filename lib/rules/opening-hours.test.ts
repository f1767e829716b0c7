import { describe, expect, it } from "vitest";
import { groupOpeningHours, parseOpeningHours } from "./opening-hours";

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
});
