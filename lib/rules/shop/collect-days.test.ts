import { describe, expect, it } from "vitest";
import { type CollectTime, type CollectWindow, collectDays } from "./collect-days";

const time = (id: number, weekday: number, from: string, until: string): CollectTime => ({
  id,
  weekday,
  from,
  until,
});
/** Friday afternoon, and Saturday morning. */
const WEEK = [
  time(1, 5, "14:00", "18:30"),
  time(3, 6, "14:00", "17:00"),
  time(2, 6, "09:30", "12:30"),
];

const window = (more: Partial<CollectWindow> = {}): CollectWindow => ({
  now: new Date("2026-11-20T10:00:00+01:00"), // a Friday
  minimumNoticeMin: 24 * 60,
  furthestDays: 14,
  closures: [],
  ...more,
});
const days = (more?: Partial<CollectWindow>, times = WEEK) =>
  collectDays(times, window(more)).map(
    ({ date, slots }) => `${date} ${slots.map(({ id }) => id).join(" ")}`,
  );

describe("the days on which an order can be collected", () => {
  it("leave the notice to prepare it, to the minute, and go on to the last day", () => {
    expect(days()).toEqual(["2026-11-21 3", "2026-11-27 1", "2026-11-28 2 3", "2026-12-04 1"]);
    expect(days({ now: new Date("2026-11-20T09:30:00+01:00") })[0]).toBe("2026-11-21 2 3");
    expect(days({ now: new Date("2026-11-20T09:31:00+01:00") })[0]).toBe("2026-11-21 3");
    expect(days({ minimumNoticeMin: 0, furthestDays: 0 })).toEqual(["2026-11-20 1"]);
  });

  it("are days of Paris, not of Greenwich", () => {
    // 00:30 on Saturday in Paris, Friday evening in Greenwich.
    const now = new Date("2026-11-20T23:30:00Z");
    expect(days({ now, minimumNoticeMin: 0, furthestDays: 0 })).toEqual(["2026-11-21 2 3"]);
  });

  it.each(["2026-12-25", "2027-01-01", "2027-05-08", "2027-07-14"])(
    "leave a public holiday out: %s",
    (date) => {
      const all = [1, 2, 3, 4, 5, 6, 7].map((weekday) => time(weekday, weekday, "10:00", "12:00"));
      const now = new Date(Date.parse(`${date}T03:00:00Z`) - 24 * 3_600_000);
      const shown = days({ now, minimumNoticeMin: 0, furthestDays: 2 }, all);
      expect(shown).toHaveLength(2);
      expect(shown.some((day) => day.startsWith(date))).toBe(false);
    },
  );

  it("leave the estate's own closures out", () => {
    expect(days({ closures: ["2026-11-27"] })).toEqual([
      "2026-11-21 3",
      "2026-11-28 2 3",
      "2026-12-04 1",
    ]);
  });

  it("keep their hours when the clocks change", () => {
    // Saturday 27 March 2027: the notice of 24 hours ends at 09:30 on the day before summer time.
    const sunday = [time(7, 7, "09:30", "12:30")];
    const now = (hour: string) => new Date(`2027-03-27T${hour}:00+01:00`);
    expect(days({ now: now("08:30"), furthestDays: 1 }, sunday)).toEqual(["2027-03-28 7"]);
    expect(days({ now: now("08:31"), furthestDays: 1 }, sunday)).toEqual([]);
  });

  it("are none without times", () => {
    expect(days({}, [])).toEqual([]);
  });
});
