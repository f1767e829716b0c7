import { eq } from "drizzle-orm";
import { payOrderUntil } from "@/lib/rules/order-payment-time";
import { mayComeBack } from "@/lib/rules/order-state";
import type { Sql } from "@/platform/db/database";
import { shopOrder } from "@/platform/db/schema/order";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { Refusal } from "@/platform/refusal";
import { takeDiscount } from "./discount-use";
import { moveOrder, type OrderRow } from "./move-order";
import { holdStockAgain } from "./stock-of-order";

/** Sets until when an unpaid order keeps what it holds. */
export async function keepUntilPaid(tx: Sql, row: OrderRow, now: Date): Promise<OrderRow> {
  const { id: idOrder, idSite } = row;
  const dueAt = payOrderUntil(row.paymentMethod, now);
  await tx.update(shopOrder).set({ payUntil: dueAt }).where(eq(shopOrder.id, idOrder));
  const subject = String(idOrder);
  await setDeadline(tx, { idSite, kind: "ORDER_UNPAID", subject, idOrder, dueAt });
  return { ...row, payUntil: dueAt };
}

/**
 * Gives an order that was lost by not paying its stock and its discount again, for a customer who
 * goes to pay after all: by card, and for as long as that takes. Any other order stays as it is.
 * @throws Refusal CONFLICT when they are not to be had any more
 */
export async function holdOrderAgain(tx: Sql, row: OrderRow, now: Date): Promise<OrderRow> {
  if (!mayComeBack(row.status, row.cancelReason)) return row;
  // The cellar first, as everybody does, so that two never wait for each other.
  if (!(await holdStockAgain(tx, row))) throw new Refusal("CONFLICT", "ORDER_OUT_OF_STOCK");
  const limit = await takeDiscount(tx, row);
  if (limit) throw new Refusal("CONFLICT", limit);
  const happening = { at: now, by: "CUSTOMER" } as const;
  const held = await moveOrder(tx, row, "HOLD", happening, {
    ...{ cancelReason: null, paymentMethod: "CARD" },
  });
  return keepUntilPaid(tx, held, now);
}
