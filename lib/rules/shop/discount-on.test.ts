import { describe, expect, it } from "vitest";
import { type DiscountGift, discountOn } from "./discount-on";

describe("discountOn", () => {
  it.each<[string, DiscountGift, number, number, boolean]>([
    ["ten percent", { kind: "PERCENT", percent: 10 }, 12_345, 1235, false],
    ["half a cent, rounded up", { kind: "PERCENT", percent: 50 }, 3, 2, false],
    ["all of it", { kind: "PERCENT", percent: 100 }, 999, 999, false],
    ["never more than all of it", { kind: "PERCENT", percent: 120 }, 999, 999, false],
    ["five euros", { kind: "AMOUNT", amountCents: 500 }, 3000, 500, false],
    ["what is left of five euros", { kind: "AMOUNT", amountCents: 500 }, 320, 320, false],
    ["nothing that somebody forgot to say", { kind: "AMOUNT", amountCents: null }, 320, 0, false],
    ["the carriage alone", { kind: "FREE_SHIPPING", amountCents: 500 }, 9000, 0, true],
  ])("%s", (_, gift, subtotalCents, onProductsCents, isFreeShipping) => {
    expect(discountOn(gift, subtotalCents)).toEqual({ onProductsCents, isFreeShipping });
  });
});
