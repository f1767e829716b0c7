import { addDays } from "date-fns";
import type { Actor } from "@/lib/contract/booking-status";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services/services";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { notifyOrder } from "./notify-order";

/** Days on the way after which a parcel without any news counts as arrived. */
const DAYS_ON_THE_WAY = 30;

export async function shipOrder(
  services: Services,
  tx: Sql,
  before: OrderRow,
  tracking: { number: string | null; url: string | null },
): Promise<OrderRow> {
  const at = services.clock.now();
  const { number: trackingNumber, url: trackingUrl } = tracking;
  const changes = { shippedAt: at, trackingNumber, trackingUrl };
  const order = await moveOrder(tx, before, "SHIP", { at, by: "COMPANY" }, changes);
  const dueAt = addDays(at, DAYS_ON_THE_WAY);
  await setDeadline(tx, { ...aboutOrder(order), kind: "ORDER_ARRIVED", dueAt });
  await notifyOrder(services, tx, order, "shipped", { by: "COMPANY" });
  return order;
}

/** Marks an order as delivered: the 14 days to withdraw begin, and a review is asked for later. */
export async function deliverOrder(
  services: Services,
  tx: Sql,
  before: OrderRow,
  by: Actor,
): Promise<OrderRow> {
  const at = services.clock.now();
  const order = await moveOrder(tx, before, "DELIVER", { at, by }, { deliveredAt: at });
  const { ORDER_REVIEW_DELAY } = await readNumbers(tx, ["ORDER_REVIEW_DELAY"]);
  if (ORDER_REVIEW_DELAY > 0) {
    const dueAt = addDays(at, ORDER_REVIEW_DELAY);
    await setDeadline(tx, { ...aboutOrder(order), kind: "ORDER_REVIEW", dueAt });
  }
  await notifyOrder(services, tx, order, "delivered", { by });
  return order;
}

const aboutOrder = ({ id: idOrder, idSite }: OrderRow) => ({
  idSite,
  idOrder,
  subject: String(idOrder),
});
