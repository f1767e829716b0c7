import { eq } from "drizzle-orm";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import {
  isOpenedBy,
  type PurchaseAccess,
  type StaffAccess,
} from "@/platform/purchase/purchase-access";
import type { OrderRow } from "./move-order";

/**
 * Finds the order of a reference, for its customer or for the company.
 * @param options.lock locks it until the transaction ends
 * @throws ApiError NOT_FOUND, the same whether there is none, the key is wrong or it is another's
 */
export async function findOrder(
  tx: Sql,
  reference: string,
  access: PurchaseAccess | StaffAccess,
  options: { lock?: boolean } = {},
): Promise<OrderRow> {
  const query = tx.select().from(orders).where(eq(orders.reference, reference.toUpperCase()));
  const [row] = options.lock ? await query.for("update") : await query;
  if (!row || !isOpenedBy(access, row)) throw new ApiError("NOT_FOUND");
  return row;
}

/** Locks the order with an id until the transaction ends. */
export async function lockOrder(tx: Sql, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}
