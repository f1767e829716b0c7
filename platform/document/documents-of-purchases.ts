import { inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { documents } from "@/platform/db/schema/document";
import type { Sql } from "@/platform/db/sql";

/**
 * Condition for the documents of some bookings and orders. With an `or` of both ids, the database
 * would read them all.
 * @param bookingIds a query that gives the ids of bookings
 * @param orderIds the same of orders
 */
export function isDocumentOf(tx: Sql, bookingIds: SQLWrapper, orderIds: SQLWrapper): SQL {
  const ofBookings = tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.idBooking, bookingIds));
  const ofOrders = tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.idOrder, orderIds));
  return inArray(documents.id, unionAll(ofBookings, ofOrders));
}
