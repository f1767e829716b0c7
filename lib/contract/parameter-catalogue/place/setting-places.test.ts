import { describe, expect, it } from "vitest";
import { PARAMETERS } from "../parameter-catalogue";
import { COMPANY_PLACES } from "./company-places";
import { LOOK_PLACES } from "./look-places";
import { SETTING_PLACES } from "./setting-places";
import { TRADE_PLACES } from "./trade-places";

const PLACES = Object.entries(SETTING_PLACES);

describe("the places of settings", () => {
  it("are declared once for each setting of the catalogue, and for nothing else", () => {
    const declared = [COMPANY_PLACES, LOOK_PLACES, TRADE_PLACES].flatMap((places) =>
      Object.keys(places),
    );
    expect(declared.toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
    expect(PLACES).toHaveLength(declared.length);
  });

  it.each(PLACES)("%s is on a page, or what it does is said in both languages", (_, place) => {
    if ("elsewhere" in place) {
      expect(place.elsewhere.fr.length).toBeGreaterThan(15);
      expect(place.elsewhere.en.length).toBeGreaterThan(15);
      expect(place.elsewhere.fr).not.toMatch(/ [;:!?»]|« |'/);
    } else {
      expect("path" in place.page ? place.page.path : `/${place.page.role}`).toMatch(/^\//);
      expect(place.mark).not.toBe("");
    }
  });

  it("are pages for most of what is seen", () => {
    expect(PLACES.filter(([, place]) => "page" in place).length).toBeGreaterThan(70);
  });
});
