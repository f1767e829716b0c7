import type { Actor } from "@/lib/contract/booking-status";
import type { OrderLack } from "@/lib/rules/shop/order-return";
import { wasLost } from "@/lib/rules/shop/order-state";
import type { Sql } from "@/platform/db/database";
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

/** What payments of an order bring about, in a transaction that has it locked. */
export async function orderEffects(
  services: Services,
  tx: Sql,
  idOrder: number,
): Promise<PaymentEffects> {
  const row = await lockOrder(tx, idOrder);
  return {
    paid: (payment) => applyOrderPayment(services, tx, row, payment),
    refused: () => orderRefused(services, tx, row),
  };
}

/** Money has come in: the order is paid, comes back to life, or the money goes back itself. */
export async function applyOrderPayment(
  services: Services,
  tx: Sql,
  before: OrderRow,
  { id: idPayment, amountCents, method }: Pick<PaymentRow, "id" | "amountCents" | "method">,
): Promise<OrderRow> {
  const at = services.clock.now();
  const by = isByGateway(method) ? "GATEWAY" : "COMPANY";
  const row = await noteOrder(tx, before, "PAYMENT", { at, by, amountCents });
  const { keptCents } = await moneyFor(tx, { idOrder: row.id });
  const isEnough = keptCents >= row.totalCents;
  const isReturning = isEnough && wasLost(row);
  const problem = isReturning ? await reclaimOrder(tx, row, at) : undefined;
  if (problem || (row.status !== "AWAITING_PAYMENT" && !isReturning)) {
    return paidInVain(services, tx, row, { amountCents, idPayment }, problem);
  }
  if (!isEnough) return row;
  const surplus = keptCents - row.totalCents;
  const moved = await orderIsPaid(services, tx, row, by);
  if (surplus === 0) return moved;
  const back = { amountCents: surplus, reason: "SURPLUS", idPayment };
  const refunded = await refundOrder(services, tx, moved, back);
  await notifyOrder(services, tx, refunded, "surplusRefunded", { amountCents: surplus });
  return refunded;
}

/** Nothing is due of an order any more: it is paid, invoiced, and that is told. */
export async function orderIsPaid(
  services: Services,
  tx: Sql,
  row: OrderRow,
  by: Actor,
): Promise<OrderRow> {
  const historyEvent = { at: services.clock.now(), by };
  const moved = await moveOrder(tx, row, "PAY", historyEvent, {
    cancelReason: null,
    payUntil: null,
  });
  const invoice = await issueOrderInvoice(services, tx, moved);
  const amountCents = moved.totalCents;
  await notifyOrder(services, tx, moved, "paid", { amountCents, by, documents: [invoice] });
  return moved;
}

/** A payment that nothing is to be had for goes back itself, and that is told whom it can be told. */
async function paidInVain(
  services: Services,
  tx: Sql,
  row: OrderRow,
  what: { amountCents: number; idPayment: number },
  lack: OrderLack | undefined,
): Promise<OrderRow> {
  const { amountCents } = what;
  const isSold = lack === "ORDER_OUT_OF_STOCK";
  const reason = isSold ? "STOCK_LOST" : "CANCELLED";
  const refunded = await refundOrder(services, tx, row, { ...what, reason });
  if (row.erasedAt) return refunded;
  const message = isSold ? "stockLost" : "surplusRefunded";
  await notifyOrder(services, tx, refunded, message, { amountCents, lack });
  return refunded;
}

/** The card was refused: the order is cancelled (§4), unless another payment is under way. */
async function orderRefused(services: Services, tx: Sql, row: OrderRow): Promise<void> {
  const { payments, paidCents } = await moneyFor(tx, { idOrder: row.id });
  const isUnderWay = payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY");
  if (isUnderWay || paidCents > 0 || row.status !== "AWAITING_PAYMENT") return;
  await cancelOrder(services, tx, row, { reason: "CARD_REFUSED", by: "GATEWAY" });
}
