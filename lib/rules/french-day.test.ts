import { describe, expect, it } from "vitest";
import { siteFormat } from "@/lib/i18n/site-format";
import { mailFigures } from "@/platform/mail/mail-figures";
import { frenchDay } from "./french-day";

const FIRST = "2026-12-01T10:00:00+01:00";

describe("a French date", () => {
  it.each([
    ["1 décembre 2026", "1er décembre 2026"],
    ["mardi 1 décembre 2026 à 10:00", "mardi 1er décembre 2026 à 10:00"],
    ["dim. 1 févr.", "dim. 1er févr."],
    ["11 mai 2027", "11 mai 2027"],
    ["21 août 2027", "21 août 2027"],
    ["1 December 2026", "1 December 2026"],
  ])("%s is %s", (date, written) => expect(frenchDay(date)).toBe(written));

  it("is written so on the site and in mails", () => {
    const site = siteFormat("fr");
    const written = [
      site.day(FIRST),
      site.date(FIRST),
      site.dayAndTime(FIRST),
      site.dateAndTime(FIRST),
    ];
    for (const date of [...written, mailFigures("fr_FR").instant(FIRST)]) {
      expect(date).toContain("1er décembre");
    }
    expect(site.dayAhead("2026-12-01")).toContain("1er déc.");
    expect(siteFormat("en").date(FIRST)).toBe("1 December 2026");
  });
});
