import { soldLabel } from "@/lib/rules/shop/declination-label";
import type { GoodsReturnShare } from "@/lib/rules/shop/goods-return";
import type { OrderAmount } from "@/platform/db/schema/document-data";
import type { orderLines } from "@/platform/db/schema/order";
import { documentLineWords } from "@/platform/document/document-lines";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/** Lists the lines of the credit note: the returned goods, then the sums taken off and added. */
export function returnedGoodsLines(
  order: OrderRow,
  came: { line: typeof orderLines.$inferSelect; quantity: number }[],
  parts: GoodsReturnShare[],
): OrderAmount[] {
  const words = documentLineWords[order.language];
  const atRates = (label: string, read: (part: GoodsReturnShare) => number): OrderAmount[] =>
    parts.flatMap((part) =>
      read(part) === 0 ? [] : [{ label, amountCents: read(part), vatRate: part.rate }],
    );
  return [
    ...came.map(({ line: { name, declinationName, priceCents, vatRate }, quantity }) => ({
      label: soldLabel({ name, declinationName }, order.language),
      amountCents: priceCents * quantity,
      vatRate,
      pieces: { quantity, unitCents: priceCents },
    })),
    ...atRates(words.discount(order.discountCode ?? ""), (part) => -part.discountCents),
    ...atRates(words.shipping, (part) => part.feesCents),
    ...atRates(words.creditedBefore, (part) => -part.creditedCents),
    ...atRates(words.valueLost, (part) => -part.withheldCents),
  ];
}
