import { describe, expect, it } from "vitest";
import { builtContentsOf, internalLinksOf, pagesOf } from "@/platform/testing/site-pages";
import { site73 } from "./site-73";

describe("the pages of site 73", () => {
  it("are those of an estate, at the same paths in both languages", () => {
    expect(
      pagesOf(site73)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      "/",
      "/contact",
      "/cookie-policy",
      "/domaine",
      "/legal-notice",
      "/privacy-policy",
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
