import { describe, expect, it } from "vitest";
import { businessPrice } from "./business-price";
import type { FareItem } from "./fare";

const price = (lines: FareItem[]) => {
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    lines,
    totalCents,
    vatCents: Math.round(totalCents / 11),
    vatRate: 10,
    depositCents: 2000,
  };
};
const RIDE: FareItem = { code: "DISTANCE", amountCents: 12_000 };
const NIGHT: FareItem = { code: "NIGHT", percent: 10, amountCents: 1200 };

describe("a price on the terms of a business", () => {
  it.each([
    ["no discount, no deposit", 0, false, [], 13_200, 0],
    ["no discount, a deposit", 0, true, [], 13_200, 2000],
    ["a discount on all of the fare", 10, false, [-1320], 11_880, 0],
    ["a discount and a deposit", 10, true, [-1320], 11_880, 2000],
  ])("%s", (_, discountPercent, asksDeposit, discounts, totalCents, dueCents) => {
    const priced = businessPrice(price([RIDE, NIGHT]), { discountPercent, asksDeposit });
    expect(priced.lines.slice(2).map(({ amountCents }) => amountCents)).toEqual(discounts);
    expect(priced).toMatchObject({ totalCents, dueCents, depositCents: dueCents });
    expect(priced.vatCents).toBe(Math.round(totalCents / 11));
  });

  it("takes the deposit of the lowered price", () => {
    const dear: FareItem = { code: "DISTANCE", amountCents: 40_000 };
    const { dueCents } = businessPrice(price([dear]), { discountPercent: 10, asksDeposit: true });
    expect(dueCents).toBe(10_800);
  });

  it("gives no discount twice, nor on what was given back", () => {
    const once = businessPrice(price([RIDE]), { discountPercent: 10, asksDeposit: false });
    const again = businessPrice(
      { ...once, lines: [...once.lines, { code: "REDUCTION", amountCents: -1000 }] },
      { discountPercent: 5, asksDeposit: false },
    );
    expect(again.lines).toEqual([
      RIDE,
      { code: "REDUCTION", amountCents: -1000 },
      { code: "DISCOUNT", percent: 5, amountCents: -600 },
    ]);
    expect(again.totalCents).toBe(10_400);
  });
});
