import type { Sql } from "@/platform/db/sql";
import { moneyFor } from "@/platform/payment/money";
import type { Due } from "@/platform/services/payable";
import { lockOrder } from "./find-order";
import type { OrderRow } from "./move-order";

/** Computes the rest to be paid of an order, in cents; orders are paid in full. */
export const restOfOrder = (
  { status, totalCents }: Pick<OrderRow, "status" | "totalCents">,
  { coveredCents }: { coveredCents: number },
): number => (status === "AWAITING_PAYMENT" ? Math.max(0, totalCents - coveredCents) : 0);

export async function orderDue(tx: Sql, idOrder: number): Promise<Due> {
  const order = await lockOrder(tx, idOrder);
  const { reference: description, language } = order;
  const amountCents = restOfOrder(order, await moneyFor(tx, { idOrder }));
  return { amountCents, purpose: "FULL", description, language };
}
