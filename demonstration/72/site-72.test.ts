import { describe, expect, it } from "vitest";
import { builtContentsOf, internalLinksOf, pagesOf } from "@/testing/site-pages";
import { site72 } from "./site-72";

describe("the pages of site 72", () => {
  it("are those of the specification, at the same paths in both languages", () => {
    expect(
      pagesOf(site72)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      "/",
      "/accessibility",
      "/actualites",
      "/albums",
      "/avis",
      "/blog",
      "/contacter-votre-chauffeur-prive",
      "/cookie-policy",
      "/legal-notice",
      "/privacy-policy",
      "/reserver",
      "/sale-terms",
      "/services",
      "/services/chauffeur-prive-pour-les-escapades-touristiques",
      "/services/mise-a-disposition-vtc",
      "/services/transport-vip-avec-chauffeur-prive",
      "/services/transport-vtc-vip-et-premium",
      "/services/vtc-aeroport-nantes",
      "/services/vtc-gares-des-pays-de-la-loire",
      "/tarifs-courses-vtc",
      "/use-terms",
    ]);
  });

  it("are made by the page builder, two of them at least, in each language", () => {
    expect(builtContentsOf(site72).length).toBeGreaterThanOrEqual(4);
  });

  it("lead from one to another", () => {
    expect(internalLinksOf(site72).length).toBeGreaterThan(100);
  });
});

describe("the blocks of site 72", () => {
  it("show calendars that exist", () => {
    for (const { type, conf } of site72.components) {
      if (type === "FARE_CALCULATOR" || type === "BOOKING_FORM") {
        expect(site72.calendars[conf.fr_FR.idCalendar - 1]).toBeDefined();
      }
    }
  });

  it("leave out the service of the page one is on", () => {
    const urls = site72.services.map(({ words }) => words.fr_FR.url);
    for (const { type, conf } of site72.components) {
      if (type === "SERVICE_CARDS" && conf.fr_FR.except) {
        expect(urls).toContain(conf.fr_FR.except);
      }
    }
  });
});
