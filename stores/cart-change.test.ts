import { describe, expect, it } from "vitest";
import type { Cart, CartProduct } from "@/lib/contract/cart";
import { type CartChange, changedCart, isOvertaken } from "./cart-change";

const WINE = {
  id: 1,
  type: "WINE",
  quantity: 3,
  price: 9.95,
  total: 29.85,
  sellByMultipleOf: 1,
  capacity: 75,
  capacityUnit: "CENTILITRE",
} as CartProduct;
const BOX = { ...WINE, id: 2, type: "BOX", quantity: 1, price: 54, total: 54, sellByMultipleOf: 6 };
const CART = {
  id: "a",
  products: [WINE, BOX],
  totalProduct: 4,
  bottles: 9,
  subtotal: 83.85,
  discount: { subtotal: 10 },
  total: 73.85,
} as Cart;

describe("a cart that is changed", () => {
  it.each<[CartChange, Partial<Cart>]>([
    [
      { kind: "QUANTITY", id: 1, quantity: 7 },
      { totalProduct: 8, bottles: 13, subtotal: 123.65, total: 113.65 },
    ],
    [
      { kind: "ADD", id: 2, quantity: 2 },
      { totalProduct: 6, bottles: 21, subtotal: 191.85 },
    ],
    [
      { kind: "REMOVE", id: 1 },
      { totalProduct: 1, bottles: 6, subtotal: 54, total: 44 },
    ],
    // Only the number of new products is known; the rest comes with the answer.
    [
      { kind: "ADD", id: 3, quantity: 2 },
      { totalProduct: 6, bottles: 9, subtotal: 83.85 },
    ],
    // In another tab it may be gone already.
    [
      { kind: "REMOVE", id: 3 },
      { totalProduct: 4, subtotal: 83.85 },
    ],
  ])("%j", (change, expected) => {
    expect(changedCart(CART, change)).toMatchObject(expected);
  });

  it("begins with what is put in, and owes nobody anything", () => {
    expect(changedCart(null, { kind: "ADD", id: 1, quantity: 2 })).toMatchObject({
      id: "new",
      products: [],
      totalProduct: 2,
    });
    const cheap = { ...CART, products: [{ ...WINE, quantity: 1, total: 9.95 }] };
    expect(changedCart(cheap, { kind: "QUANTITY", id: 1, quantity: 1 }).total).toBe(0);
  });
});

it("is not asked for what a later change makes useless", () => {
  const first: CartChange = { kind: "QUANTITY", id: 1, quantity: 2 };
  const after = (change: CartChange) => isOvertaken(first, [first, change]);
  expect(after({ kind: "QUANTITY", id: 1, quantity: 3 })).toBe(true);
  expect(after({ kind: "REMOVE", id: 1 })).toBe(true);
  expect(after({ kind: "QUANTITY", id: 2, quantity: 3 })).toBe(false);
  expect(after({ kind: "ADD", id: 1, quantity: 3 })).toBe(false);
  const last: CartChange = { kind: "QUANTITY", id: 1, quantity: 2 };
  expect(isOvertaken(last, [first, last])).toBe(false);
});
