import { eq } from "drizzle-orm";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import {
  isOpenedBy,
  type PurchaseAccess,
  type StaffAccess,
} from "@/platform/purchase/purchase-access";

/**
 * Finds the booking of a reference, for its customer or for the company.
 * @param options.lock locks it until the transaction ends
 * @throws ApiError NOT_FOUND, the same whether there is none, the key is wrong or it is another's
 */
export async function findBooking(
  tx: Sql,
  reference: string,
  access: PurchaseAccess | StaffAccess,
  options: { lock?: boolean } = {},
): Promise<BookingRow> {
  const query = tx.select().from(bookings).where(eq(bookings.reference, reference.toUpperCase()));
  const [row] = options.lock ? await query.for("update") : await query;
  if (!row || !isOpenedBy(access, row)) throw new ApiError("NOT_FOUND");
  return row;
}

/** Locks the booking with an id until the transaction ends. */
export async function lockBooking(tx: Sql, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}
