import type { Actor } from "@/lib/contract/booking-status";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { handCents } from "@/platform/payment/hand-cents";
import { isRefundKnown } from "@/platform/payment/is-refund-known";
import { moneyFor } from "@/platform/payment/money";
import { refundPayments } from "@/platform/payment/refund-payments";
import type { PartRefund } from "@/platform/purchase/refund/part-refund";
import { refundReasonLabels } from "@/platform/purchase/refund/refund-reason-labels";
import type { Services } from "@/platform/services/services";
import { issueOrderCredit } from "@/platform/shop/order/documents/issue-order-documents";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { noteOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { notifyOrder } from "./notify-order";

/**
 * Refunds a part of an order's payments, in a transaction that has it locked: its invoice is
 * credited, and the customer is told.
 * @returns the order after it, or as it was where the same receipt did it before
 * @throws ApiError INVALID_FIELDS for more than was paid and not given back
 */
export async function refundPartOfOrder(
  services: Services,
  tx: Sql,
  order: OrderRow,
  what: PartRefund,
): Promise<OrderRow> {
  const payable = { idOrder: order.id };
  const { amountCents, reason, receipt, isHandedOver } = what;
  if (await isRefundKnown(tx, payable, receipt)) return order;
  const { keptCents, payments } = await moneyFor(tx, payable);
  if (amountCents > keptCents) throw invalidFields({ amount: "MORE_THAN_LEFT" });
  const now = services.clock.now();
  const byHandCents = handCents(payments, amountCents);
  await refundPayments(tx, payable, { amountCents, reason, now, receipt, isHandedOver });
  return recordRefund(services, tx, order, { ...what, by: "COMPANY", byHandCents });
}

/** Applies a refund made at the gateway's own desk, in a transaction that has the order locked. */
export async function orderRefundedAtGateway(
  services: Services,
  tx: Sql,
  idOrder: number,
): Promise<(amountCents: number) => Promise<unknown>> {
  const order = await lockOrder(tx, idOrder);
  return (amountCents) =>
    recordRefund(services, tx, order, {
      by: "GATEWAY",
      reason: "AT_GATEWAY",
      amountCents,
      byHandCents: 0,
      isHandedOver: false,
    });
}

/** Records a refund in the history of an order, credits its invoice, and tells the customer. */
async function recordRefund(
  services: Services,
  tx: Sql,
  order: OrderRow,
  what: Omit<PartRefund, "receipt"> & { by: Actor; byHandCents: number },
): Promise<OrderRow> {
  const { by, amountCents, reason, note, byHandCents, isHandedOver } = what;
  const historyEvent = { at: services.clock.now(), by, amountCents, reason } as const;
  const noted = await noteOrder(tx, order, "REFUND", historyEvent);
  const label = refundReasonLabels[order.language][reason];
  const credit = { refundCents: amountCents, reason: label };
  const documents = [await issueOrderCredit(services, tx, noted, credit)];
  if (!order.erasedAt) {
    const givenBack = { reason, amountCents, byHandCents, isHandedOver };
    await notifyOrder(services, tx, noted, "givenBack", { givenBack, note, documents });
  }
  return noted;
}
