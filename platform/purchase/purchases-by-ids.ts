import { inArray } from "drizzle-orm";
import { fullName } from "@/lib/rules/text/full-name";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

interface OfPurchase {
  idBooking: number | null;
  idOrder: number | null;
}

interface Purchase {
  reference: string;
  customer: string;
}

/** Reads the bookings and orders that rows are for, in two statements at most. */
export async function purchasesOf(
  tx: Sql,
  rows: OfPurchase[],
): Promise<(row: OfPurchase) => Purchase | undefined> {
  const ofBooking = await readBookings(
    tx,
    rows.flatMap(({ idBooking }) => idBooking ?? []),
  );
  const ofOrder = await readOrders(
    tx,
    rows.flatMap(({ idOrder }) => idOrder ?? []),
  );
  return ({ idBooking, idOrder }) =>
    idBooking ? ofBooking.get(idBooking) : ofOrder.get(idOrder ?? 0);
}

async function readBookings(tx: Sql, ids: number[]): Promise<Map<number, Purchase>> {
  if (ids.length === 0) return new Map();
  const { id, reference, firstname, lastname } = bookings;
  const rows = await tx
    .select({ id, reference, firstname, lastname })
    .from(bookings)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, customer: fullName(row) }]));
}

async function readOrders(tx: Sql, ids: number[]): Promise<Map<number, Purchase>> {
  if (ids.length === 0) return new Map();
  const { id, reference, billing } = orders;
  const rows = await tx.select({ id, reference, billing }).from(orders).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, customer: fullName(row.billing) }]));
}
