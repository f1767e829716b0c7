import type { Actor } from "@/lib/contract/booking-status";
import type { OrderCancelReason } from "@/lib/contract/order-status";
import { type OrderRefundOutcome, orderOutcome } from "@/lib/rules/shop/order-outcome";
import type { Sql } from "@/platform/db/sql";
import { moneyFor } from "@/platform/payment/money";
import type { Services } from "@/platform/services/services";
import { releaseDiscount } from "@/platform/shop/discount/discount-use";
import { issueOrderCredit } from "@/platform/shop/order/documents/issue-order-documents";
import { orderCancelReasonLabels } from "@/platform/shop/order/mails/order-cancel-reason-labels";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { notifyOrder } from "./notify-order";
import { refundOrder } from "./refund-order";
import { releaseStock } from "./stock-of-order";

/** Computes the outcome if the order were ended now; in cents. Changes nothing. */
export async function orderOutcomeNow(
  tx: Sql,
  { id: idOrder, status, mode }: OrderRow,
  reason: OrderCancelReason,
  withheldCents = 0,
): Promise<OrderRefundOutcome & { paidCents: number }> {
  const { keptCents: paidCents } = await moneyFor(tx, { idOrder });
  return { ...orderOutcome({ status, mode, reason, paidCents, withheldCents }), paidCents };
}

/**
 * Cancels an order in the caller's transaction: its stock is on sale again, its discount can be
 * used again, its money goes back with a credit note, and everybody concerned is told.
 * @param how.backOnSale the ids of the lines that go back on sale; when left out, all that have not
 *   left the cellar
 * @param how.withheldCents loss in value of bottles that were sent back
 * @throws ApiError CONFLICT when its status does not allow it
 */
export async function cancelOrder(
  services: Services,
  tx: Sql,
  before: OrderRow,
  how: {
    reason: OrderCancelReason;
    by: Actor;
    note?: string | undefined;
    withheldCents?: number | undefined;
    backOnSale?: number[] | undefined;
  },
): Promise<OrderRow> {
  const { reason, by, note, withheldCents, backOnSale } = how;
  const at = services.clock.now();
  const { refundCents, why } = await orderOutcomeNow(tx, before, reason, withheldCents);
  const moved = await moveOrder(
    tx,
    before,
    "CANCEL",
    { at, by, reason, note },
    {
      cancelReason: reason,
      payUntil: null,
      ...(reason === "WITHDRAWN" ? { withdrawnAt: before.withdrawnAt ?? at } : {}),
    },
  );
  // Sent products are not in the cellar: they are sold again only once the company has checked
  // them.
  const hasLeft = before.shippedAt !== null || before.deliveredAt !== null;
  await releaseStock(tx, moved, { at, lines: backOnSale ?? (hasLeft ? [] : undefined) });
  await releaseDiscount(tx, moved.id);
  const order = await refundOrder(services, tx, moved, { amountCents: refundCents, reason });
  const label = orderCancelReasonLabels[order.language][reason];
  const credit = await issueOrderCredit(services, tx, order, { refundCents, reason: label });
  await notifyOrder(services, tx, order, messageOf(before, reason), {
    amountCents: refundCents,
    by,
    note,
    why,
    documents: [credit],
  });
  return order;
}

function messageOf({ status }: OrderRow, reason: OrderCancelReason) {
  if (status === "RETURNING") return "returned";
  return reason === "WITHDRAWN" ? "withdrawn" : "cancelled";
}
