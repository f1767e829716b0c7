import { describe, expect, it } from "vitest";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import { openDays, startError } from "./booking-window";

/** A Friday. */
const WINDOW = {
  now: new Date("2026-11-20T13:00:00+01:00"),
  minimumNoticeMin: 120,
  furthestDays: 10,
  closures: ["2026-11-22"],
};

describe("the start of a ride", () => {
  it.each([
    ["2026-11-20T13:00:00+01:00", "START_IN_PAST"],
    ["2026-11-20T14:59:00+01:00", "START_TOO_SOON"],
    ["2026-11-20T15:00:00+01:00", undefined],
    ["2026-11-21T23:59:00+01:00", undefined],
    ["2026-11-22T00:00:00+01:00", "START_CLOSED"],
    ["2026-11-22T23:59:00+01:00", "START_CLOSED"],
    ["2026-11-23T00:00:00+01:00", undefined],
    // The last day counts whole, whatever time it is now.
    ["2026-11-30T23:59:00+01:00", undefined],
    ["2026-12-01T00:00:00+01:00", "START_TOO_FAR"],
  ])("%s: %s", (at, error) => expect(startError(new Date(at), WINDOW)).toBe(error));

  it.each([
    ["2026-11-23T07:59:00+01:00", "START_OUT_OF_HOURS"],
    ["2026-11-23T08:00:00+01:00", undefined],
    ["2026-11-23T19:00:00+01:00", "START_OUT_OF_HOURS"],
    ["2026-11-28T10:00:00+01:00", "START_OUT_OF_HOURS"],
  ])("when one is not there day and night, %s: %s", (at, error) => {
    const day = parseOpeningHours("08:00-19:00");
    const openingHours = [day, day, day, day, day, [], []];
    expect(startError(new Date(at), { ...WINDOW, openingHours })).toBe(error);
  });
});

describe("the days on which one may start", () => {
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `2026-11-${from + index}`);

  it("begin with today, end with the last day, and leave out what is closed", () => {
    expect(openDays(days(18, 24), WINDOW)).toEqual(
      ["20", "21", "23", "24"].map((d) => `2026-11-${d}`),
    );
    expect(openDays(["2026-11-30", "2026-12-01"], WINDOW)).toEqual(["2026-11-30"]);
    // A ride that starts too soon to be booked can be requested.
    expect(openDays(days(19, 21), { ...WINDOW, minimumNoticeMin: 661 })).toEqual(days(20, 21));
  });
});
