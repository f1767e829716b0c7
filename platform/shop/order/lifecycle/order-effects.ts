import type { Actor } from "@/lib/contract/booking-status";
import type { OrderReturnError } from "@/lib/rules/shop/order-return";
import { wasLost } from "@/lib/rules/shop/order-state";
import type { Sql } from "@/platform/db/sql";
import { moneyFor } from "@/platform/payment/money";
import type { PaymentEffects, PaymentRow } from "@/platform/services/payable";
import { isByGateway } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { issueOrderInvoice } from "@/platform/shop/order/documents/issue-order-documents";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { moveOrder, noteOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { cancelOrder } from "./cancel-order";
import { notifyOrder } from "./notify-order";
import { reclaimOrder } from "./reclaim-order";
import { refundOrder } from "./refund-order";

/** Returns the effects of payments on an order, in a transaction that has it locked. */
export async function orderEffects(
  services: Services,
  tx: Sql,
  idOrder: number,
): Promise<PaymentEffects> {
  const order = await lockOrder(tx, idOrder);
  return {
    paid: (payment) => applyOrderPayment(services, tx, order, payment),
    refused: () => orderRefused(services, tx, order),
  };
}

/** Applies a payment: the order becomes paid, comes back, or the payment is refunded. */
export async function applyOrderPayment(
  services: Services,
  tx: Sql,
  before: OrderRow,
  { id: idPayment, amountCents, method }: Pick<PaymentRow, "id" | "amountCents" | "method">,
): Promise<OrderRow> {
  const at = services.clock.now();
  const by = isByGateway(method) ? "GATEWAY" : "COMPANY";
  const order = await noteOrder(tx, before, "PAYMENT", { at, by, amountCents });
  const { coveredCents } = await moneyFor(tx, { idOrder: order.id });
  const isEnough = coveredCents >= order.totalCents;
  const isReturning = isEnough && wasLost(order);
  const returnError = isReturning ? await reclaimOrder(tx, order, at) : undefined;
  if (returnError || (order.status !== "AWAITING_PAYMENT" && !isReturning)) {
    return paidInVain(services, tx, order, { amountCents, idPayment }, returnError);
  }
  if (!isEnough) return order;
  const surplus = coveredCents - order.totalCents;
  const moved = await orderIsPaid(services, tx, order, by);
  if (surplus === 0) return moved;
  const back = { amountCents: surplus, reason: "SURPLUS", idPayment };
  const refunded = await refundOrder(services, tx, moved, back);
  await notifyOrder(services, tx, refunded, "surplusRefunded", { amountCents: surplus });
  return refunded;
}

/** Moves an order of which nothing is due any more to paid, invoices it and notifies of it. */
export async function orderIsPaid(
  services: Services,
  tx: Sql,
  order: OrderRow,
  by: Actor,
): Promise<OrderRow> {
  const historyEvent = { at: services.clock.now(), by };
  const moved = await moveOrder(tx, order, "PAY", historyEvent, {
    cancelReason: null,
    payUntil: null,
  });
  const invoice = await issueOrderInvoice(services, tx, moved);
  const amountCents = moved.totalCents;
  await notifyOrder(services, tx, moved, "paid", { amountCents, by, documents: [invoice] });
  return moved;
}

/** Refunds a payment for an order that cannot be had, and notifies the customer unless erased. */
async function paidInVain(
  services: Services,
  tx: Sql,
  order: OrderRow,
  what: { amountCents: number; idPayment: number },
  returnError: OrderReturnError | undefined,
): Promise<OrderRow> {
  const { amountCents } = what;
  const isSold = returnError === "ORDER_OUT_OF_STOCK";
  const reason = isSold ? "STOCK_LOST" : "CANCELLED";
  const refunded = await refundOrder(services, tx, order, { ...what, reason });
  if (order.erasedAt) return refunded;
  const message = isSold ? "stockLost" : "surplusRefunded";
  await notifyOrder(services, tx, refunded, message, { amountCents, returnError });
  return refunded;
}

/** Cancels the order after a refused card (§4), unless another payment is under way. */
async function orderRefused(services: Services, tx: Sql, order: OrderRow): Promise<void> {
  const { payments, paidCents } = await moneyFor(tx, { idOrder: order.id });
  const isUnderWay = payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY");
  if (isUnderWay || paidCents > 0 || order.status !== "AWAITING_PAYMENT") return;
  await cancelOrder(services, tx, order, { reason: "CARD_REFUSED", by: "GATEWAY" });
}
