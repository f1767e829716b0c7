import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { withdrawalEnds } from "@/lib/rules/booking/withdrawal";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { orderReturn } from "@/lib/rules/shop/order-return";
import { orderWithdrawal } from "@/lib/rules/shop/order-withdrawal";
import type { Sql } from "@/platform/db/sql";
import { documentLinks, documentUrls } from "@/platform/purchase/document-links";
import { historyLineView } from "@/platform/purchase/history-line-view";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { readReturnedGoods } from "@/platform/shop/order/record/returned-goods";
import { type OrderFacts, readOrderFacts } from "./order-facts";
import { orderView } from "./order-view";
import { transferOf } from "./transfer-details";

/**
 * Shows an order with its whole life to its customer.
 * @param seen.member member of the session: their own documents open without a key
 * @param seen.facts as they are in the transaction, where they were read already
 */
export async function orderPageView(
  tx: Sql,
  order: OrderRow,
  language: LanguageCode,
  now: Date,
  seen: { member?: number | undefined; facts?: OrderFacts } = {},
): Promise<OrderPage> {
  const isMine = order.idUser !== null && order.idUser === seen.member;
  const facts = seen.facts ?? (await readOrderFacts(tx, order));
  const { money, history, documents } = facts;
  const isReturn = history.some(({ event }) => event === "RETURN");
  const returned = isReturn ? await readReturnedGoods(tx, order, language) : new Map();
  const { firstname, lastname } = order.billing;
  const answer = await orderView(tx, order, language, facts);
  const { deliveredAt, trackingNumber, trackingUrl } = order;
  const at = documentUrls("order", order.reference, isMine ? null : order.key);
  return {
    ...answer,
    cancelReason: order.cancelReason,
    customer: { firstname, lastname, email: order.email },
    message: order.message,
    paid: eurosFromCents(money.paidCents),
    refunded: eurosFromCents(money.refundedCents),
    payUntil: order.payUntil && parisIso(order.payUntil),
    transfer: await transferOf(tx, order, answer.dueNow > 0),
    tracking: trackingNumber ? { number: trackingNumber, url: trackingUrl } : null,
    deliveredAt: deliveredAt && parisIso(deliveredAt),
    withdrawUntil:
      deliveredAt && order.customerKind === "CONSUMER"
        ? parisIso(withdrawalEnds(deliveredAt))
        : null,
    documents: documentLinks(documents, at),
    history: history.map((row) => ({
      ...historyLineView(row),
      returned: returned.get(row.sequence) ?? [],
    })),
    may: orderActionsNow(order, answer.dueNow > 0, now),
    isMine,
  };
}

export const orderActionsNow = (order: OrderRow, isDue: boolean, now: Date): OrderPage["may"] => ({
  pay: isDue || orderReturn({ ...order, now }) === "OPEN",
  cancel: order.status === "AWAITING_PAYMENT",
  withdraw: orderWithdrawal({ ...order, now }) === "OPEN",
});
