import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { goodsReturnRequestSchema } from "@/lib/contract/admin/goods-return";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import {
  type GoodsReturnShare,
  goodsReturnParts,
  isReturnable,
  isWhole,
  mayReturnGoods,
} from "@/lib/rules/shop/goods-return";
import { goodsReturnLines, goodsReturns, orderLines } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { handCents } from "@/platform/payment/hand-cents";
import { moneyFor } from "@/platform/payment/money";
import { refundPayments } from "@/platform/payment/refund-payments";
import type { Services } from "@/platform/services/services";
import { releaseDiscount } from "@/platform/shop/discount/discount-use";
import { issueOrderCredit } from "@/platform/shop/order/documents/issue-order-documents";
import { returnableTotals } from "@/platform/shop/order/documents/returnable-totals";
import { returnedGoodsLines } from "@/platform/shop/order/documents/returned-goods-lines";
import { goodsReturnReasonLabels } from "@/platform/shop/order/mails/goods-return-reason-labels";
import { moveOrder, noteOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { notifyOrder } from "./notify-order";
import { releaseStock, returnToStock, unitsOf } from "./stock-of-order";

type Request = z.output<typeof goodsReturnRequestSchema>;
type Line = typeof orderLines.$inferSelect;

interface CameBack {
  line: Line;
  quantity: number;
  isBackOnSale: boolean;
}

/**
 * Takes goods of an order back, in a transaction that has it locked: their worth by the rules is
 * refunded and credited line by line, goods to be sold again return to the stock, and the customer
 * is told. An order that was withdrawn from ends once all of it is back.
 * @returns the order after it, or as it was where the same receipt did it before
 * @throws ApiError CONFLICT where nothing can come back, or another amount was shown;
 *   INVALID_FIELDS for no line, a line of another order, for more pieces than are left, and for
 *   more withheld than they are worth
 */
export async function returnGoods(
  services: Services,
  tx: Sql,
  order: OrderRow,
  request: Request,
): Promise<OrderRow> {
  const { id: idOrder, idSite } = order;
  const { reason, receipt, note, isHandedOver } = request;
  const isThis = and(eq(goodsReturns.idOrder, idOrder), eq(goodsReturns.receipt, receipt));
  if ((await tx.$count(goodsReturns, isThis)) > 0) return order;
  if (!mayReturnGoods(order.status)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  if (request.lines.length === 0) throw invalidFields({ lines: "NO_GOODS_CHOSEN" });
  const lines = await linesOf(tx, idOrder);
  const came = request.lines.map((asked) => cameBack(lines, asked));
  const withheldCents = centsFromEuros(request.withheld);
  const parts = await partsOf(tx, order, { lines, came, withheldCents });
  const amountCents = parts.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (amountCents !== centsFromEuros(request.seenRefund)) {
    throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  }
  const at = services.clock.now();
  const noted = await noteOrder(tx, order, "RETURN", {
    at,
    by: "COMPANY",
    reason,
    note,
    amountCents,
  });
  await storeReturn(tx, noted, came, {
    idSite,
    idOrder,
    sequence: noted.version,
    at,
    reason,
    refundCents: amountCents,
    withheld: parts.map((part) => ({ rate: part.rate, withheldCents: part.withheldCents })),
    receipt,
  });
  const { payments } = await moneyFor(tx, { idOrder });
  const byHandCents = handCents(payments, amountCents);
  if (amountCents > 0) {
    const refund = { amountCents, reason, now: at, receipt, isHandedOver };
    await refundPayments(tx, { idOrder }, refund);
  }
  const credit = await issueOrderCredit(services, tx, noted, {
    refundCents: amountCents,
    reason: goodsReturnReasonLabels[order.language][reason],
    goods: { lines: returnedGoodsLines(order, came, parts), totals: parts },
  });
  if (!order.erasedAt) {
    await notifyOrder(services, tx, noted, "goodsReturned", {
      goods: {
        reason,
        amountCents,
        byHandCents,
        isHandedOver,
        withheldCents,
        lines: namesOf(came, order.language),
      },
      note,
      documents: [credit],
    });
  }
  const pieces = piecesOf(came);
  return order.status === "RETURNING" && isWhole(lines, pieces)
    ? endReturned(tx, noted, at)
    : noted;
}

/** Computes the refund for the returned goods, by rate of VAT. */
async function partsOf(
  tx: Sql,
  order: OrderRow,
  what: { lines: Line[]; came: CameBack[]; withheldCents: number },
): Promise<GoodsReturnShare[]> {
  const { lines, came, withheldCents } = what;
  const { id, discountCents, feesCents } = order;
  const creditable = await returnableTotals(tx, id);
  const bought = { lines, discountCents, feesCents, creditable };
  const parts = goodsReturnParts(bought, piecesOf(came), withheldCents);
  if (!parts) throw invalidFields({ withheld: "MORE_THAN_PAID" });
  return parts;
}

function cameBack(lines: Line[], asked: Request["lines"][number]): CameBack {
  const line = lines.find(({ id }) => id === asked.id);
  if (!line) throw invalidFields({ lines: "LINE_NOT_IN_ORDER" });
  if (!isReturnable(line, asked.quantity)) throw invalidFields({ lines: "MORE_THAN_SOLD" });
  return { line, quantity: asked.quantity, isBackOnSale: asked.isBackOnSale };
}

const piecesOf = (came: CameBack[]) =>
  new Map(came.map(({ line: { id }, quantity }) => [id, quantity]));

const namesOf = (came: CameBack[], language: OrderRow["language"]) =>
  came.map(({ line, quantity }) => ({ name: soldLabel(line, language), quantity }));

const linesOf = (tx: Sql, idOrder: number) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, idOrder))
    .orderBy(asc(orderLines.order));

/** Stores the returned goods; a trigger counts them, and refuses more than was sold. */
async function storeReturn(
  tx: Sql,
  order: OrderRow,
  came: CameBack[],
  row: typeof goodsReturns.$inferInsert,
): Promise<void> {
  const [made] = await tx.insert(goodsReturns).values(row).returning({ id: goodsReturns.id });
  if (!made) throw new Error("The return was not stored");
  await tx.insert(goodsReturnLines).values(
    came.map(({ line, quantity, isBackOnSale }) => ({
      idSite: row.idSite,
      idReturn: made.id,
      idLine: line.id,
      quantity,
      isBackOnSale,
    })),
  );
  const back = came.flatMap(({ line, quantity, isBackOnSale }) =>
    isBackOnSale ? unitsOf(line, quantity) : [],
  );
  await returnToStock(tx, order, { at: row.at, back });
}

/** Ends the order once all goods that the customer withdrew from are back. */
async function endReturned(tx: Sql, order: OrderRow, at: Date): Promise<OrderRow> {
  const reason = "WITHDRAWN";
  const ended = await moveOrder(
    tx,
    order,
    "CANCEL",
    { at, by: "COMPANY", reason },
    { cancelReason: reason, payUntil: null },
  );
  await releaseStock(tx, ended, { at, lines: [] });
  await releaseDiscount(tx, ended.id);
  return ended;
}
