import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderStatusSchema } from "@/lib/contract/order-status";
import {
  goodsReturnParts,
  isReturnable,
  mayReturnGoods,
  type ReturnableLine,
} from "./goods-return";
import { orderPrice } from "./order-price";

const line = (change: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id: 1,
  quantity: 3,
  returnedQuantity: 0,
  priceCents: 1000,
  vatRate: 20,
  ...change,
});
const HONEY = line({ id: 2, quantity: 2, priceCents: 690, vatRate: 5.5 });

function bought(lines: ReturnableLine[], discountCents = 0, feesCents = 0) {
  const { vats } = orderPrice({
    lines: lines.map(({ priceCents, quantity, vatRate }) => ({
      totalCents: priceCents * quantity,
      vatRate,
    })),
    discount: { onProductsCents: discountCents, isFreeShipping: false },
    feesCents,
  });
  return { lines, discountCents, feesCents, creditable: vats };
}
const sum = (parts: { totalCents: number }[] = []) =>
  parts.reduce((all, { totalCents }) => all + totalCents, 0);

describe("what goes back for goods that came back", () => {
  it("is their price, at their own rate", () => {
    const parts = goodsReturnParts(bought([line(), HONEY], 0, 1250), new Map([[2, 1]]));
    expect(parts).toMatchObject([
      { rate: 5.5, goodsCents: 690, feesCents: 0, totalCents: 690 },
      { rate: 20, goodsCents: 0, totalCents: 0 },
    ]);
  });

  it("is less their share of the discount", () => {
    const parts = goodsReturnParts(bought([line()], 300), new Map([[1, 1]]));
    expect(parts).toMatchObject([{ goodsCents: 1000, discountCents: 100, totalCents: 900 }]);
  });

  it("has the delivery in it with the last piece", () => {
    const order = bought([line({ returnedQuantity: 2 })], 0, 1250);
    expect(sum(goodsReturnParts(order, new Map([[1, 1]])))).toBe(2250);
  });

  it("is less what they have lost of their value, and never less than nothing", () => {
    const order = bought([line()]);
    expect(sum(goodsReturnParts(order, new Map([[1, 1]]), 400))).toBe(600);
    expect(goodsReturnParts(order, new Map([[1, 1]]), 1001)).toBeUndefined();
  });

  it("is no more than what is not credited yet", () => {
    const order = { ...bought([line()]), creditable: [{ rate: 20, totalCents: 700 }] };
    expect(goodsReturnParts(order, new Map([[1, 1]]))).toMatchObject([
      { goodsCents: 1000, creditedCents: 300, totalCents: 700 },
    ]);
  });

  it("adds up to the order, rate by rate, however it comes back", () => {
    const shape = fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      priceCents: fc.integer({ min: 1, max: 9999 }),
      vatRate: fc.constantFrom(5.5, 10, 20),
    });
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 4 }),
        fc.nat(100),
        fc.nat(3000),
        fc.array(fc.nat(3), { minLength: 24, maxLength: 24 }),
        (shapes, percent, feesCents, order) => {
          let lines = shapes.map((one, id) => line({ ...one, id }));
          const subtotal = lines.reduce((all, one) => all + one.priceCents * one.quantity, 0);
          const { creditable, discountCents } = bought(
            lines,
            Math.floor((subtotal * percent) / 100),
            feesCents,
          );
          const back = new Map<number, number>();
          // Piece by piece, in any order, then the rest.
          for (const turn of [...order, ...lines.flatMap(({ id }) => Array(6).fill(id))]) {
            const next = lines[turn % lines.length];
            if (!next || !isReturnable(next, 1)) continue;
            const whole = { lines, discountCents, feesCents, creditable };
            for (const part of goodsReturnParts(whole, new Map([[next.id, 1]])) ?? []) {
              expect(part.totalCents).toBeGreaterThanOrEqual(0);
              expect(part.creditedCents).toBe(0);
              back.set(part.rate, (back.get(part.rate) ?? 0) + part.totalCents);
            }
            lines = lines.map((one) =>
              one === next ? { ...one, returnedQuantity: one.returnedQuantity + 1 } : one,
            );
          }
          for (const { rate, totalCents } of creditable) expect(back.get(rate)).toBe(totalCents);
        },
      ),
    );
  });
});

it("takes back what was sold and has not come back", () => {
  const one = line({ returnedQuantity: 1 });
  expect([0, 1, 2, 3].map((pieces) => isReturnable(one, pieces))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("takes back of what has left and has not ended", () => {
  expect(orderStatusSchema.options.filter(mayReturnGoods)).toEqual([
    "SHIPPED",
    "DELIVERED",
    "RETURNING",
  ]);
});
