import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { notifyOrder } from "./notify-order";
import { holdStockAgain } from "./stock-of-order";

/**
 * Sends an order again after its parcel was lost: its goods are taken out of the cellar a second
 * time, the order is prepared again, and its customer is told. Lost goods do not come back into the
 * stock.
 * @throws ApiError INVALID_FIELDS at `remedy` when there is not enough left to send it again
 */
export async function sendAgain(services: Services, tx: Sql, before: OrderRow): Promise<OrderRow> {
  const at = services.clock.now();
  const isThere = await holdStockAgain(tx, before, { at, reason: "LOST" });
  if (!isThere) throw invalidFields({ remedy: "NOT_ENOUGH_TO_SEND_AGAIN" });
  const order = await moveOrder(
    tx,
    before,
    "LOSE",
    { at, by: "COMPANY" },
    { shippedAt: null, trackingNumber: null, trackingUrl: null },
  );
  await notifyOrder(services, tx, order, "parcelLost", { by: "COMPANY" });
  return order;
}
