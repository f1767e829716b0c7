import { asc, eq } from "drizzle-orm";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { Sql } from "@/platform/db/database";
import { bookingEvent } from "@/platform/db/schema/booking";
import { orderEvent } from "@/platform/db/schema/order";
import type { Payable } from "@/platform/payment/payable";

/** What has happened to a booking or an order, with what the company wrote about it. */
export async function exportedEvents(tx: Sql, of: Payable) {
  const rows =
    "idOrder" in of
      ? await tx
          .select()
          .from(orderEvent)
          .where(eq(orderEvent.idOrder, of.idOrder))
          .orderBy(asc(orderEvent.sequence))
      : await tx
          .select()
          .from(bookingEvent)
          .where(eq(bookingEvent.idBooking, of.idBooking))
          .orderBy(asc(bookingEvent.sequence));
  return rows.map(({ at, event, reason, note }) => ({ at: parisIso(at), event, reason, note }));
}
