import { asc, eq } from "drizzle-orm";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import type { LanguageCode } from "@/lib/contract/locale";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { mayReturnGoods } from "@/lib/rules/shop/goods-return";
import { orderLines } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { refundView } from "@/platform/payment/refund-view";
import { returnableTotals } from "@/platform/shop/order/documents/returnable-totals";
import { unitsOf } from "@/platform/shop/order/lifecycle/stock-of-order";
import { readLineWords } from "@/platform/shop/order/record/line-words";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/** Shows the parts of an order that can come back, and their worth. */
export async function goodsReturnView(
  tx: Sql,
  order: OrderRow,
  language: LanguageCode,
): Promise<GoodsReturnPage> {
  const { id: idOrder, reference, status, discountCents, feesCents } = order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, idOrder))
    .orderBy(asc(orderLines.order));
  const tell = await readLineWords(tx, lines);
  const isLeft = lines.some(({ quantity, returnedQuantity }) => returnedQuantity < quantity);
  return {
    money: await refundView(tx, reference, { idOrder }),
    isPossible: mayReturnGoods(status) && isLeft,
    lines: lines.map((line) => ({
      id: line.id,
      ...tell(line, order.language, language),
      reference: line.reference,
      quantity: line.quantity,
      returned: line.returnedQuantity,
      price: eurosFromCents(line.priceCents),
      vatRate: line.vatRate,
      isStocked: unitsOf(line, 1).length > 0,
    })),
    discount: eurosFromCents(discountCents),
    shippingFees: eurosFromCents(feesCents),
    creditable: (await returnableTotals(tx, idOrder)).map(({ rate, totalCents }) => ({
      rate,
      total: eurosFromCents(totalCents),
    })),
  };
}
