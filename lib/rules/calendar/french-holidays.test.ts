import { describe, expect, it } from "vitest";
import { isFrenchPublicHoliday } from "./french-holidays";
import { monthDays } from "./paris-time";

describe("French public holidays", () => {
  it("are eleven a year", () => {
    const days = Array.from({ length: 12 }, (_, index) => monthDays(2026, index + 1)).flat();
    expect(days.filter(isFrenchPublicHoliday)).toEqual([
      "2026-01-01",
      "2026-04-06",
      "2026-05-01",
      "2026-05-08",
      "2026-05-14",
      "2026-05-25",
      "2026-07-14",
      "2026-08-15",
      "2026-11-01",
      "2026-11-11",
      "2026-12-25",
    ]);
  });

  it.each([
    ["2024-04-01", true],
    ["2025-04-21", true],
    ["2027-03-29", true],
    ["2028-06-05", true],
    ["2038-04-26", true],
    ["2026-04-05", false],
    ["2026-07-15", false],
  ])("%s: %s", (date, is) => expect(isFrenchPublicHoliday(date)).toBe(is));
});
