import { describe, expect, it } from "vitest";
import { builtContentsOf, internalLinksOf, pagesOf } from "@/testing/site-pages";
import { site73 } from "./site-73";

describe("the cellar of site 73", () => {
  it.each([2026, 2027, 2028, 2029])(
    "is closed between Christmas and the New Year of %s",
    (year) => {
      const days = ["26", "27", "28", "29", "30", "31"].map((day) => `${year}-12-${day}`);
      expect(site73.calendars[0]?.closures).toEqual(expect.arrayContaining(days));
    },
  );
});

describe("the pages of site 73", () => {
  it("are those of an estate, at the same paths in both languages", () => {
    expect(
      pagesOf(site73)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      "/",
      "/accessibility",
      "/actualites",
      "/albums",
      "/avis",
      "/contact",
      "/cookie-policy",
      "/domaine",
      "/journal",
      "/legal-notice",
      "/privacy-policy",
      "/rendez-vous",
      "/sale-terms",
      "/use-terms",
      "/vins",
      "/visites",
    ]);
  });

  it("are made by the page builder once, in each language", () => {
    expect(builtContentsOf(site73).length).toBe(2);
  });

  it("lead from one to another", () => {
    expect(internalLinksOf(site73).length).toBeGreaterThan(40);
  });
});
