import { describe, expect, it } from "vitest";
import { site73 } from "@/demonstration/73/site-73";
import { parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import { firstValueOf } from "@/testing/site-values";
import { parameters } from "./parameters";

const parameter = (key: string) => firstValueOf(site73, key);

describe("the settings of site 73", () => {
  it("says when the cellar is open, and is closed on Sundays", () => {
    expect(parseOpeningHours(parameter("TUESDAY_HOURS"))).toEqual([
      { opens: 570, closes: 750 },
      { opens: 840, closes: 1110 },
    ]);
    expect(parameters.SUNDAY_HOURS).toBeNull();
  });

  it("warns of alcohol, and knows whom it sells to", () => {
    for (const key of [
      "DISPLAY_ALCOHOL_SELLING_MESSAGE",
      "BLOCK_MINORS_FROM_REGISTERING",
      "ASK_BIRTHDATE_AT_REGISTER",
    ])
      expect(parameter(key)).toBe("true");
  });

  it("offers no breathalysers: whoever sells their own harvest need not (L3341-4)", () => {
    expect(parameters).not.toHaveProperty("DISPLAY_ETHYLOTEST_MESSAGE");
  });

  it("ships numbers of bottles that its multiple can reach", () => {
    const [least, most, multiple, free] = [
      "MINIMUM_EXPEDITION_BOTTLE",
      "MAXIMUM_EXPEDITION_BOTTLE",
      "BOTTLE_MULTIPLE",
      "FREE_SHIPPING_BOTTLE",
    ].map((key) => Number(parameter(key)));
    for (const bottles of [least, most, free]) expect((bottles ?? 0) % (multiple ?? 0)).toBe(0);
  });
});
