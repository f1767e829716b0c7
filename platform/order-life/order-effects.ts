import type { Actor } from "@/lib/contract/booking-status";
import { mayComeBack } from "@/lib/rules/order-state";
import type { Sql } from "@/platform/db/database";
import { issueOrderInvoice } from "@/platform/papers/issue-order-papers";
import { moneyFor } from "@/platform/payments/money";
import type { PaymentRow } from "@/platform/payments/payable";
import type { PaymentEffects } from "@/platform/payments/payment-effects";
import { isByGateway } from "@/platform/payments/payment-gateway";
import type { Services } from "@/platform/services";
import { cancelOrder } from "./cancel-order";
import { takeDiscount } from "./discount-use";
import { lockOrder } from "./find-order";
import { giveBackForOrder } from "./give-back-for-order";
import { moveOrder, noteOrder, type OrderRow } from "./move-order";
import { holdStockAgain, releaseStock } from "./stock-of-order";
import { tellOrder } from "./tell-order";

/** What payments of an order bring about, in a transaction that has it locked. */
export async function orderEffects(
  services: Services,
  tx: Sql,
  idOrder: number,
): Promise<PaymentEffects> {
  const row = await lockOrder(tx, idOrder);
  return {
    paid: (payment) => orderPaid(services, tx, row, payment),
    refused: () => orderRefused(services, tx, row),
  };
}

/** Money has come in: the order is paid, comes back to life, or the money goes back itself. */
export async function orderPaid(
  services: Services,
  tx: Sql,
  before: OrderRow,
  { id: idPayment, amountCents, method }: Pick<PaymentRow, "id" | "amountCents" | "method">,
): Promise<OrderRow> {
  const at = services.clock.now();
  const by = isByGateway(method) ? "GATEWAY" : "COMPANY";
  const row = await noteOrder(tx, before, "PAYMENT", { at, by, amountCents });
  const isLost = mayComeBack(row.status, row.cancelReason);
  const isWanted = row.status === "AWAITING_PAYMENT" || isLost;
  const { keptCents } = await moneyFor(tx, { idOrder: row.id });
  const isEnough = keptCents >= row.totalCents;
  if (!isWanted || (isLost && !(isEnough && (await comesBack(tx, row))))) {
    const reason = isLost ? "STOCK_LOST" : "CANCELLED";
    const given = await giveBackForOrder(services, tx, row, { amountCents, reason, idPayment });
    await tellOrder(services, tx, given, isLost ? "stockLost" : "surplusRefunded", { amountCents });
    return given;
  }
  if (!isEnough) return row;
  const surplus = keptCents - row.totalCents;
  const moved = await orderIsPaid(services, tx, row, by);
  if (surplus === 0) return moved;
  const back = { amountCents: surplus, reason: "SURPLUS", idPayment };
  const given = await giveBackForOrder(services, tx, moved, back);
  await tellOrder(services, tx, given, "surplusRefunded", { amountCents: surplus });
  return given;
}

/** Nothing is due of an order any more: it is paid, invoiced, and that is told. */
export async function orderIsPaid(
  services: Services,
  tx: Sql,
  row: OrderRow,
  by: Actor,
): Promise<OrderRow> {
  const happening = { at: services.clock.now(), by };
  const moved = await moveOrder(tx, row, "PAY", happening, { cancelReason: null, payUntil: null });
  const invoice = await issueOrderInvoice(services, tx, moved);
  const amountCents = moved.totalCents;
  await tellOrder(services, tx, moved, "paid", { amountCents, by, papers: [invoice] });
  return moved;
}

/** Takes what a lost order needs again, its stock and its discount, all or none. */
async function comesBack(tx: Sql, row: OrderRow): Promise<boolean> {
  if (!(await holdStockAgain(tx, row))) return false;
  if (!(await takeDiscount(tx, row))) return true;
  await releaseStock(tx, row);
  return false;
}

/** The card was refused: the order is cancelled (§4), unless another payment is under way. */
async function orderRefused(services: Services, tx: Sql, row: OrderRow): Promise<void> {
  const { payments, paidCents } = await moneyFor(tx, { idOrder: row.id });
  const isUnderWay = payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY");
  if (isUnderWay || paidCents > 0 || row.status !== "AWAITING_PAYMENT") return;
  await cancelOrder(services, tx, row, { reason: "CARD_REFUSED", by: "GATEWAY" });
}
