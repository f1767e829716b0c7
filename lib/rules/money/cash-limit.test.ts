import { describe, expect, it } from "vitest";
import { asksIdentity, cashError, cashLimitCents } from "./cash-limit";

describe("cash (§5, §9)", () => {
  it.each([
    ["the law, 1,000 € today", 100_000, 100_000],
    ["both, at 1,500 €", 150_000, 150_000],
    ["the terms, were the law more generous", 300_000, 150_000],
    ["the law, were there no more cash", 0, 0],
  ])("is limited by %s", (_name, legalLimitCents, limit) => {
    expect(cashLimitCents({ legalLimitCents })).toBe(limit);
  });

  it.each([
    [100_000, 0, 100_000, undefined],
    [100_001, 0, 100_000, "CASH_ABOVE_LIMIT"],
    [40_000, 60_000, 100_000, undefined],
    [40_001, 60_000, 100_000, "CASH_ABOVE_LIMIT"],
    [150_000, 0, 1_500_000, undefined],
    [150_001, 0, 1_500_000, "CASH_ABOVE_LIMIT"],
  ])("%s cents after %s, where the law allows %s: %s", (amount, already, legal, error) => {
    const payment = { amountCents: amount, alreadyCashCents: already, legalLimitCents: legal };
    expect(cashError(payment)).toBe(error);
  });
});

describe("a proof of identity (§5)", () => {
  it.each([
    [99_999, false],
    [100_000, false],
    [100_001, true],
  ])("for %s cents: %s", (total, asks) => expect(asksIdentity(total)).toBe(asks));
});
