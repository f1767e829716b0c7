import { describe, expect, it } from "vitest";
import { creditForRefund, loweredPrice } from "./lowered-price";

describe("the price of a booking of which a part goes back", () => {
  const priced = {
    lines: [{ code: "DISTANCE" as const, amountCents: 11_000 }],
    totalCents: 11_000,
    vatCents: 1000,
    vatRate: 10,
    dueCents: 2000,
  };

  it("is lower by it, line by line, with its VAT and what is due", () => {
    expect(loweredPrice(priced, 1100)).toEqual({
      lines: [...priced.lines, { code: "REDUCTION", amountCents: -1100 }],
      totalCents: 9900,
      vatCents: 900,
      dueCents: 900,
    });
  });

  it("says in one line what went back at several times", () => {
    const { lines, totalCents } = loweredPrice({ ...priced, ...loweredPrice(priced, 1000) }, 500);
    expect(lines.slice(1)).toEqual([{ code: "REDUCTION", amountCents: -1500 }]);
    expect(totalCents).toBe(9500);
  });

  it("asks for nothing before the ride once more than that went back", () => {
    expect(loweredPrice(priced, 5000).dueCents).toBe(0);
  });
});

describe("what credit notes cover of a refund", () => {
  it.each([
    ["of a deposit that was invoiced", "FINAL", 500, 2000, 1500, 500],
    ["of money that no invoice claims yet", "DONE", 5000, 2000, 5000, 0],
    ["of both", "DONE", 9000, 2000, 1000, 1000],
    ["of a ride that is invoiced", "INVOICED", 1000, 11_000, 10_000, 1000],
    ["of a ride that is invoiced and not all paid", "INVOICED", 500, 11_000, 1500, 500],
    ["of what was kept of a cancelled ride", "CANCELLED", 2000, 2000, 0, 2000],
  ] as const)("%s", (_, status, refundCents, claimedCents, keptCents, credit) => {
    expect(creditForRefund({ status, refundCents, claimedCents, keptCents })).toBe(credit);
  });
});
