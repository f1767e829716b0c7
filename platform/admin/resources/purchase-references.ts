import { inArray } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

/** What a row is for: a booking or an order. */
interface OfPurchase {
  idBooking: number | null;
  idOrder: number | null;
}

/** Reads the references of the bookings and orders that rows are for, in two statements. */
export async function purchaseReferences(
  tx: Sql,
  rows: OfPurchase[],
): Promise<(row: OfPurchase) => string> {
  const read = async (table: typeof bookings | typeof orders, ids: number[]) =>
    new Map(
      ids.length === 0
        ? []
        : (
            await tx
              .select({ id: table.id, reference: table.reference })
              .from(table)
              .where(inArray(table.id, ids))
          ).map(({ id, reference }) => [id, reference]),
    );
  const ofBooking = await read(
    bookings,
    rows.flatMap(({ idBooking }) => idBooking ?? []),
  );
  const ofOrder = await read(
    orders,
    rows.flatMap(({ idOrder }) => idOrder ?? []),
  );
  return ({ idBooking, idOrder }) =>
    (idBooking ? ofBooking.get(idBooking) : ofOrder.get(idOrder ?? 0)) ?? "";
}
