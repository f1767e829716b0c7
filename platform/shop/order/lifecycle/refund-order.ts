import type { Sql } from "@/platform/db/sql";
import { refundPayments } from "@/platform/payment/refund-payments";
import type { Services } from "@/platform/services/services";
import { noteOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { notifyOrder } from "./notify-order";

/**
 * Refunds money of an order, and writes it into its history; the company is told of the part that
 * it has to refund itself.
 * @param what.idPayment of that payment and no other
 * @throws Error when the sum is larger than the refundable rest
 */
export async function refundOrder(
  services: Services,
  tx: Sql,
  order: OrderRow,
  what: { amountCents: number; reason: string; idPayment?: number },
): Promise<OrderRow> {
  const { amountCents, reason } = what;
  if (amountCents === 0) return order;
  const now = services.clock.now();
  const byHand = await refundPayments(tx, { idOrder: order.id }, { ...what, now });
  const noted = await noteOrder(tx, order, "REFUND", {
    at: now,
    by: "SYSTEM",
    amountCents,
    reason,
  });
  if (byHand > 0) await notifyOrder(services, tx, noted, "refundByHand", { amountCents: byHand });
  return noted;
}
