import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { type GoodsReturnShare, goodsReturnParts } from "@/lib/rules/shop/goods-return";

/** Sums that go back for goods, in euros. */
export interface GoodsReturnWorth {
  goods: number;
  discount: number;
  shippingFees: number;
  credited: number;
  withheld: number;
  refund: number;
}

/**
 * Calculates the sum that goes back for returned pieces, as the platform does.
 * @param pieces by the id of their line
 * @param withheld in euros
 * @returns undefined where `withheld` is no amount, or more than the goods are worth
 */
export function goodsReturnWorth(
  page: GoodsReturnPage,
  pieces: ReadonlyMap<number, number>,
  withheld: number,
): GoodsReturnWorth | undefined {
  if (!(withheld >= 0)) return undefined;
  const parts = goodsReturnParts(
    {
      lines: page.lines.map(({ id, quantity, returned, price, vatRate }) => ({
        id,
        quantity,
        returnedQuantity: returned,
        priceCents: centsFromEuros(price),
        vatRate,
      })),
      discountCents: centsFromEuros(page.discount),
      feesCents: centsFromEuros(page.shippingFees),
      creditable: page.creditable.map(({ rate, total }) => ({
        rate,
        totalCents: centsFromEuros(total),
      })),
    },
    pieces,
    centsFromEuros(withheld),
  );
  if (!parts) return undefined;
  const sum = (read: (part: GoodsReturnShare) => number) =>
    eurosFromCents(parts.reduce((all, part) => all + read(part), 0));
  return {
    goods: sum(({ goodsCents }) => goodsCents),
    discount: sum(({ discountCents }) => discountCents),
    shippingFees: sum(({ feesCents }) => feesCents),
    credited: sum(({ creditedCents }) => creditedCents),
    withheld: sum(({ withheldCents }) => withheldCents),
    refund: sum(({ totalCents }) => totalCents),
  };
}
