import { describe, expect, it } from "vitest";
import { balanceOf } from "./balance-of";

describe("what is left to pay, in euros", () => {
  it.each([
    // total, paid, refunded, due now → rest, of it later
    ["FINAL", 134.5, 40, 0, 0, { rest: 94.5, later: 94.5 }],
    ["AWAITING_DEPOSIT", 134.5, 0, 0, 40, { rest: 134.5, later: 94.5 }],
    ["CONFIRMED", 0.3, 0.1, 0, 0.2, { rest: 0.2, later: 0 }],
    ["FINAL", 100, 100, 20, 0, { rest: 20, later: 20 }],
    ["FINAL", 80, 100, 20, 0, { rest: 0, later: 0 }],
    ["CANCELLED", 134.5, 40, 40, 0, { rest: 0, later: 0 }],
    ["EXPIRED", 134.5, 0, 0, 0, { rest: 0, later: 0 }],
  ] as const)(
    "%s of %d, paid %d, refunded %d, due %d",
    (status, total, paid, refunded, dueNow, left) => {
      expect(balanceOf({ status, total, paid, refunded, dueNow, invoicedTo: null })).toEqual(left);
    },
  );

  it("is what is due before the ride alone, where a business is invoiced for the rest", () => {
    const booking = { status: "FINAL", total: 100, paid: 0, refunded: 0 } as const;
    expect(balanceOf({ ...booking, dueNow: 20, invoicedTo: "Acme" })).toEqual({
      rest: 20,
      later: 0,
    });
  });
});
