import { expect, it } from "vitest";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { goodsReturnWorth } from "./goods-return-worth";

const PAGE: GoodsReturnPage = {
  money: { reference: "C1", paid: 42.5, refunded: 0, left: 42.5, onInvoice: 0, payments: [] },
  isPossible: true,
  lines: [
    {
      id: 7,
      name: "Muscadet",
      declinationName: "75 cl",
      reference: "M-75",
      quantity: 3,
      returned: 0,
      price: 11,
      vatRate: 20,
      isStocked: true,
    },
  ],
  discount: 3,
  shippingFees: 12.5,
  creditable: [{ rate: 20, total: 42.5 }],
};

it("says in euros what goes back for pieces, the delivery with the last one", () => {
  expect(goodsReturnWorth(PAGE, new Map([[7, 2]]), 5)).toEqual({
    goods: 22,
    discount: 2,
    shippingFees: 0,
    credited: 0,
    withheld: 5,
    refund: 15,
  });
  expect(goodsReturnWorth(PAGE, new Map([[7, 3]]), 0)).toMatchObject({
    shippingFees: 12.5,
    refund: 42.5,
  });
});

it("knows none where more is withheld than they are worth, or no amount is typed", () => {
  expect(goodsReturnWorth(PAGE, new Map([[7, 1]]), 10.01)).toBeUndefined();
  expect(goodsReturnWorth(PAGE, new Map([[7, 1]]), Number.NaN)).toBeUndefined();
});
