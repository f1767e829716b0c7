import { expect, it } from "vitest";
import type { Cart } from "@/lib/contract/cart";
import { summaryOf } from "./summary-of";

const cart = (discount: Partial<NonNullable<Cart["discount"]>> | null = null) =>
  ({
    products: [
      { total: 60, vatRate: 20 },
      { total: 11.9, vatRate: 5.5 },
    ],
    discount: discount && { subtotal: 0, isFreeShipping: false, ...discount },
  }) as Cart;
const by = (price: number) => ({ deliveryType: "delivery", carrier: { price } }) as const;

it("adds what the delivery costs, and shares it over the rates of VAT", () => {
  expect(summaryOf(cart(), by(12))).toEqual({
    subtotal: 71.9,
    discount: 0,
    fees: 12,
    total: 83.9,
    vats: [
      { rate: 5.5, vat: 0.72 },
      { rate: 20, vat: 11.67 },
    ],
  });
});

it("does not know the fees before a carrier is chosen, and has none without a parcel", () => {
  const nobody = { carrier: null };
  expect(summaryOf(cart(), { deliveryType: "delivery", ...nobody })).toMatchObject({
    fees: null,
    total: 71.9,
  });
  for (const deliveryType of ["clickAndCollect", "no_delivery"] as const)
    expect(summaryOf(cart(), { deliveryType, ...nobody })).toMatchObject({ fees: 0, total: 71.9 });
});

it("takes off what a code gives, on the products or on the delivery", () => {
  expect(summaryOf(cart({ subtotal: 7.19 }), by(12))).toMatchObject({
    discount: 7.19,
    total: 76.71,
  });
  const free = cart({ isFreeShipping: true });
  expect(summaryOf(free, by(12))).toMatchObject({ discount: 0, fees: 0, total: 71.9 });
  expect(summaryOf(free, by(0))).toMatchObject({ fees: 0, total: 71.9 });
});
