import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountOn } from "./discount-on";
import { orderPrice } from "./order-price";

const wine = (totalCents: number) => ({ totalCents, vatRate: 20 });
const honey = (totalCents: number) => ({ totalCents, vatRate: 5.5 });
const off = (onProductsCents: number) => ({ onProductsCents, isFreeShipping: false });

describe("orderPrice", () => {
  it("adds the delivery to the products", () => {
    expect(
      orderPrice({ lines: [wine(3000), wine(2700)], discount: null, feesCents: 1250 }),
    ).toEqual({
      subtotalCents: 5700,
      discountCents: 0,
      discountFeesCents: 0,
      feesCents: 1250,
      totalCents: 6950,
      vats: [{ rate: 20, vatCents: 1158, totalCents: 6950 }],
    });
  });

  it("shares a discount and the delivery over the rates as the products are", () => {
    expect(
      orderPrice({ lines: [wine(9000), honey(1000)], discount: off(1000), feesCents: 505 }),
    ).toEqual({
      subtotalCents: 10_000,
      discountCents: 1000,
      discountFeesCents: 0,
      feesCents: 505,
      totalCents: 9505,
      vats: [
        // 1,000 - 100 + 50.5, and 9,000 - 900 + 454.5: the odd cent is the first one's.
        { rate: 5.5, vatCents: 50, totalCents: 951 },
        { rate: 20, vatCents: 1426, totalCents: 8554 },
      ],
    });
  });

  it("says what free delivery saves", () => {
    const discount = { onProductsCents: 0, isFreeShipping: true };
    expect(orderPrice({ lines: [wine(9000)], discount, feesCents: 1490 })).toMatchObject({
      discountCents: 0,
      discountFeesCents: 1490,
      feesCents: 0,
      totalCents: 9000,
    });
  });

  it("comes down to the delivery when a code pays for all products", () => {
    expect(orderPrice({ lines: [wine(400)], discount: off(400), feesCents: 690 })).toMatchObject({
      totalCents: 690,
      vats: [{ rate: 20, vatCents: 115, totalCents: 690 }],
    });
  });

  it("adds up to the cent, whatever is bought", () => {
    const line = fc.record({
      totalCents: fc.integer({ min: 1, max: 5_000_000 }),
      vatRate: fc.constantFrom(0, 2.1, 5.5, 10, 20),
    });
    const gift = fc.oneof(
      fc.constant(null),
      fc.record({
        kind: fc.constant("PERCENT" as const),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
      fc.record({
        kind: fc.constant("AMOUNT" as const),
        amountCents: fc.integer({ min: 1, max: 90_000 }),
      }),
      fc.record({ kind: fc.constant("FREE_SHIPPING" as const) }),
    );
    const lines = fc.array(line, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, gift, fc.nat(20_000), (all, given, asked) => {
        const subtotal = all.reduce((sum, { totalCents }) => sum + totalCents, 0);
        const discount = given && discountOn(given, subtotal);
        const price = orderPrice({ lines: all, discount, feesCents: asked });
        expect(price.subtotalCents).toBe(subtotal);
        expect(price.totalCents).toBe(subtotal - price.discountCents + price.feesCents);
        expect(price.feesCents + price.discountFeesCents).toBe(asked);
        expect(price.vats.reduce((sum, vat) => sum + vat.totalCents, 0)).toBe(price.totalCents);
        expect(price.vats.map(({ rate }) => rate)).toEqual(
          [...new Set(all.map(({ vatRate }) => vatRate))].sort((a, b) => a - b),
        );
        for (const { totalCents, vatCents } of price.vats) {
          expect(totalCents).toBeGreaterThanOrEqual(0);
          expect(vatCents).toBeGreaterThanOrEqual(0);
          expect(vatCents).toBeLessThanOrEqual(totalCents);
        }
      }),
    );
  });

  it("does not depend on the order of the lines", () => {
    const lines = [wine(333), honey(777), wine(1), honey(2)];
    const price = (all: typeof lines) =>
      orderPrice({ lines: all, discount: off(100), feesCents: 499 });
    expect(price(lines)).toEqual(price(lines.toReversed()));
  });
});
