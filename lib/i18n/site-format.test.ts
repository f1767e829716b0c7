import { expect, it } from "vitest";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { typedDay } from "@/lib/rules/calendar/typed-day";
import { siteFormat } from "./site-format";

const FIRST = "2026-12-01T10:00:00+01:00";

it("writes the first of a month as the French do", () => {
  const french = siteFormat("fr");
  const written = [
    french.day(FIRST),
    french.date(FIRST),
    french.dayAndTime(FIRST),
    french.dateAndTime(FIRST),
  ];
  for (const date of written) expect(date).toContain("1er décembre");
  expect(french.dayAhead("2026-12-01", "2026-11-23")).toContain("1er déc.");
  expect(siteFormat("en").date(FIRST)).toBe("1 December 2026");
});

it.each([
  ["2026-11-23", "lun. 23 nov.", "Mon 23 Nov"],
  ["2027-05-31", "lun. 31 mai", "Mon 31 May"],
  ["2027-06-01", "1er juin 2027", "1 Jun 2027"],
  ["2027-10-12", "12 oct. 2027", "12 Oct 2027"],
  ["2026-11-22", "22 nov. 2026", "22 Nov 2026"],
  ["2026-10-31", "31 oct. 2026", "31 Oct 2026"],
  ["2025-11-23", "23 nov. 2025", "23 Nov 2025"],
])("writes %s with its year unless it is of the months to come", (day, french, english) => {
  expect(siteFormat("fr").dayAhead(day, "2026-11-23")).toBe(french);
  expect(siteFormat("en").dayAhead(day, "2026-11-23")).toBe(english);
});

it.each([
  [0, "0\u00a0h", "00:00"],
  [360, "6\u00a0h", "06:00"],
  [545, "9\u00a0h\u00a005", "09:05"],
  [1050, "17\u00a0h\u00a030", "17:30"],
  [1260, "21\u00a0h", "21:00"],
])(
  "writes the time of day %i minutes after midnight as one says it",
  (minutes, french, english) => {
    expect(siteFormat("fr").timeOfDay(minutes)).toBe(french);
    expect(siteFormat("en").timeOfDay(minutes)).toBe(english);
  },
);

it.each(["fr", "en"] as const)(
  "writes every day so that it is read again as itself (%s)",
  (locale) => {
    const today = "2026-11-23";
    for (let days = -400; days < 800; days += 1) {
      const day = daysLater(today, days);
      expect(typedDay(siteFormat(locale).dayAhead(day, today), today)).toBe(day);
    }
  },
);
