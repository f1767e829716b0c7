import { describe, expect, it } from "vitest";
import { deliveryTypes } from "./delivery-types";

const site = (isLocked: boolean, countries: number, collectPoints: number) => ({
  isLocked,
  countries: Array(countries).fill("FR"),
  collectPoints: Array(collectPoints).fill({}),
});
const bottle = { hasShippingFees: true };
const voucher = { hasShippingFees: false };

describe("deliveryTypes", () => {
  it.each([
    ["a bottle", [bottle], site(false, 2, 1), ["delivery", "clickAndCollect"]],
    ["a bottle and a voucher", [voucher, bottle], site(false, 2, 0), ["delivery"]],
    ["while LOCK_DELIVERY is on", [bottle], site(true, 2, 1), ["clickAndCollect"]],
    ["where no carrier goes anywhere", [bottle], site(false, 0, 1), ["clickAndCollect"]],
    ["where there is no way", [bottle], site(true, 2, 0), []],
    ["a voucher alone", [voucher], site(false, 2, 1), ["no_delivery"]],
    ["a voucher alone, locked", [voucher], site(true, 0, 0), ["no_delivery"]],
  ])("of %s", (_what, products, of, expected) => {
    expect(deliveryTypes(products, of)).toEqual(expected);
  });
});
