import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  monthDays,
  parisDate,
  parisInstant,
  parisIso,
  parisTime,
  parisWeekday,
} from "./paris-time";

describe("the time of Paris", () => {
  it.each([
    ["2026-11-20", "09:30", "2026-11-20T08:30:00.000Z"],
    ["2026-07-14", "00:00", "2026-07-13T22:00:00.000Z"],
    // The clocks change on 29 March and 25 October 2026.
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s %s is %s", (date, time, utc) => {
    expect(parisInstant(date, time)?.toISOString()).toBe(utc);
  });

  it.each([
    ["2026-03-29", "02:30"],
    ["2026-02-30", "10:00"],
    ["2026-13-01", "10:00"],
    ["2026-01-01", "24:00"],
    ["2026-1-1", "10:00"],
    ["", ""],
  ])("%s %s does not exist", (date, time) => {
    expect(parisInstant(date, time)).toBeUndefined();
  });

  it("writes instants as Paris has them", () => {
    const instant = new Date("2026-11-20T08:30:00Z");
    expect(parisIso(instant)).toBe("2026-11-20T09:30:00+01:00");
    expect(parisIso(new Date("2026-06-20T08:30:00Z"))).toBe("2026-06-20T10:30:00+02:00");
    expect(parisDate(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(parisWeekday(new Date("2026-11-21T23:30:00Z"))).toBe(7);
  });

  it("finds any instant again from its day and time, unless the clock shows it twice", () => {
    const minutes = fc.integer({ min: 26_297_280, max: 31_556_736 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000);
        const again = parisInstant(parisDate(instant), parisTime(instant));
        expect([0, -3_600_000]).toContain((again?.getTime() ?? 0) - instant.getTime());
      }),
    );
  });

  it("lists a month", () => {
    expect(monthDays(2028, 2)).toHaveLength(29);
    expect(monthDays(2026, 12).at(-1)).toBe("2026-12-31");
  });
});
