import { describe, expect, it } from "vitest";
import { site72 } from "@/demonstration/72/site-72";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import { firstValueOf, valuesOf } from "@/testing/site-values";
import { parameters } from "./parameters";

const parameter = (key: string) => firstValueOf(site72, key);

describe("the settings of site 72", () => {
  it("answers the telephone around the clock (§1)", () => {
    for (const day of [
      "MONDAY",
      "TUESDAY",
      "WEDNESDAY",
      "THURSDAY",
      "FRIDAY",
      "SATURDAY",
      "SUNDAY",
    ]) {
      expect(parseOpeningHours(parameter(`${day}_HOURS`))).toEqual([{ opens: 0, closes: 24 * 60 }]);
    }
  });

  it("is on the networks that §3 says, and on no other", () => {
    for (const key of ["FACEBOOK_URL", "INSTAGRAM_URL", "LINKEDIN_URL"])
      expect(parameter(key)).not.toBe("");
    for (const key of [
      "TWITTER_URL",
      "TIKTOK_URL",
      "YOUTUBE_URL",
      "TRIPADVISOR_URL",
      "REVIEWS_URL",
    ]) {
      expect(parameters[key]).toBeNull();
    }
  });
});

describe("the words of site 72", () => {
  it("offer a conversation by a link with a name, to the company's mobile", () => {
    const mobile = parameter("COMPANY_MOBILE").replace(/\s/g, "").replace(/^0/, "33");
    for (const html of valuesOf(site72, "AFTER_BODY_HTML_TO_LOAD")) {
      expect(html).toContain(`href="https://wa.me/${mobile}"`);
      expect(html).toMatch(/<span>[^<]*WhatsApp<\/span><\/a>/);
      expect(html).not.toMatch(/<script|\son\w+=/);
    }
  });
});
