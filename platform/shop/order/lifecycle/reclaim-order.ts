import { type OrderLack, orderReturn } from "@/lib/rules/shop/order-return";
import type { Sql } from "@/platform/db/database";
import { takeDiscount } from "@/platform/shop/discount/discount-use";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { holdStockAgain, releaseStock } from "./stock-of-order";

/**
 * Takes what an order that was lost needs again, its stock and its discount, all or none. Call it
 * with the order locked.
 * @returns what it lacks; undefined when it has all
 */
export async function reclaimOrder(
  tx: Sql,
  row: OrderRow,
  now: Date,
): Promise<OrderLack | undefined> {
  const right = orderReturn({ ...row, now });
  if (right !== "OPEN") return right;
  // The cellar first, as everybody does, so that two never wait for each other.
  if (!(await holdStockAgain(tx, row))) return "ORDER_OUT_OF_STOCK";
  const limit = await takeDiscount(tx, row);
  if (limit) await releaseStock(tx, row);
  return limit;
}
