import { type OrderReturnError, orderReturn } from "@/lib/rules/shop/order-return";
import type { Sql } from "@/platform/db/sql";
import { takeDiscount } from "@/platform/shop/discount/discount-use";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { holdStockAgain, releaseStock } from "./stock-of-order";

/**
 * Takes the stock and the discount of a lost order again, both or neither. Call it with the order
 * locked.
 * @returns why the order cannot come back; undefined when it can
 */
export async function reclaimOrder(
  tx: Sql,
  order: OrderRow,
  now: Date,
): Promise<OrderReturnError | undefined> {
  const right = orderReturn({ ...order, now });
  if (right !== "OPEN") return right;
  // Everybody locks the stock first, so that two transactions never wait for each other.
  if (!(await holdStockAgain(tx, order, { at: now, reason: "ORDER" }))) return "ORDER_OUT_OF_STOCK";
  const limit = await takeDiscount(tx, order);
  if (limit) await releaseStock(tx, order, { at: now });
  return limit;
}
