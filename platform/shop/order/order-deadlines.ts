import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { moneyFor } from "@/platform/payment/money";
import type { Services } from "@/platform/services/services";
import { releaseDiscount } from "@/platform/shop/discount/discount-use";
import { cancelOrder } from "@/platform/shop/order/lifecycle/cancel-order";
import { deliverOrder } from "@/platform/shop/order/lifecycle/deliver-order";
import { notifyOrder } from "@/platform/shop/order/lifecycle/notify-order";
import { releaseStock } from "@/platform/shop/order/lifecycle/stock-of-order";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";

const AGAIN = 10 * 60_000;

/** Wraps work on one order, which it locks; work that no longer applies does nothing. */
const onOrder = (
  work: (services: Services, tx: Sql, order: OrderRow) => Promise<unknown>,
): DeadlineWork => ({
  run: async (services, tx, { idOrder }) => {
    if (idOrder !== null) await work(services, tx, await lockOrder(tx, idOrder));
  },
});

/** Expires an order that nobody has paid in time: its stock is on sale again. */
export const orderUnpaid = onOrder(async (services, tx, row) => {
  const at = services.clock.now();
  const isOver = row.payUntil !== null && row.payUntil <= at;
  if (row.status !== "AWAITING_PAYMENT" || !isOver) return;
  const { payments } = await moneyFor(tx, { idOrder: row.id });
  if (payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY")) {
    // Somebody is paying at this moment, and that has an end of its own.
    const { id: idOrder, idSite } = row;
    const dueAt = new Date(at.getTime() + AGAIN);
    const subject = String(idOrder);
    return setDeadline(tx, { idSite, kind: "ORDER_UNPAID", subject, idOrder, dueAt });
  }
  if (row.paymentMethod === "TRANSFER") {
    return cancelOrder(services, tx, row, { reason: "TRANSFER_LATE", by: "SYSTEM" });
  }
  const expired = await moveOrder(tx, row, "EXPIRE", { at, by: "SYSTEM" }, { payUntil: null });
  await releaseStock(tx, expired, { at });
  await releaseDiscount(tx, expired.id);
  await notifyOrder(services, tx, expired, "expired");
});

/** Marks a parcel that left long ago as delivered, when nobody has reported its arrival. */
export const orderArrived = onOrder(async (services, tx, row) => {
  if (row.status === "SHIPPED") await deliverOrder(services, tx, row, "SYSTEM");
});

/** Asks for a review from a customer who received the order and keeps it. */
export const orderReview = onOrder(async (services, tx, row) => {
  if (row.status === "DELIVERED") await notifyOrder(services, tx, row, "reviewAsked");
});
