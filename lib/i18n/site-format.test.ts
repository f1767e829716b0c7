import { expect, it } from "vitest";
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
  expect(french.dayAhead("2026-12-01")).toContain("1er déc.");
  expect(siteFormat("en").date(FIRST)).toBe("1 December 2026");
});
