import { describe, expect, it } from "vitest";
import { deliveryCountry, isInFrance } from "./delivery-country";

describe("deliveryCountry", () => {
  it.each([
    ["FR", "44190", "FR"],
    ["FR", "20000", "FR"],
    ["FR", "97110", "GP"],
    ["FR", "97200", "MQ"],
    ["FR", "97300", "GF"],
    ["FR", "97400", "RE"],
    ["FR", "97600", "YT"],
    ["FR", "97 400", "RE"],
    ["FR", "97133", "BL"],
    ["FR", "97150", "MF"],
    ["FR", "97500", "PM"],
    ["FR", "98600", "WF"],
    ["FR", "98714", "PF"],
    ["FR", "98800", "NC"],
    ["FR", "98000", "FR"],
    ["FR", "98412", "TF"],
    ["FR", "97700", "BL"],
    ["FR", "01000", "FR"],
    ["FR", "95880", "FR"],
    ["FR", "00000", undefined],
    ["FR", "96000", undefined],
    ["FR", "97900", undefined],
    ["FR", "98500", undefined],
    ["FR", "99999", undefined],
    ["RE", "99999", undefined],
    ["FR", "", undefined],
    ["RE", "97400", "RE"],
    ["RE", "97200", "MQ"],
    ["GP", "44000", "FR"],
    ["BE", "1000", "BE"],
    ["DE", "97421", "DE"],
  ])("of %s and %o is %s", (country, postalCode, expected) => {
    expect(deliveryCountry(country, postalCode)).toBe(expected);
  });
});

describe("isInFrance (ONLY_SELL_IN_FRANCE)", () => {
  it.each(["FR", "GP", "MQ", "GF", "RE", "YT"])("takes %s in", (country) => {
    expect(isInFrance(country)).toBe(true);
  });

  it.each(["BE", "NC", "PF", "MC", ""])("leaves %o out", (country) => {
    expect(isInFrance(country)).toBe(false);
  });
});
