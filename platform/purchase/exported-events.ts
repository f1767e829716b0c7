import { asc, eq } from "drizzle-orm";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bookingEvents } from "@/platform/db/schema/booking";
import { orderEvents } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import type { OnlinePayable } from "@/platform/payment/payable";

export async function exportedEvents(tx: Sql, of: OnlinePayable) {
  const rows =
    "idOrder" in of
      ? await tx
          .select()
          .from(orderEvents)
          .where(eq(orderEvents.idOrder, of.idOrder))
          .orderBy(asc(orderEvents.sequence))
      : await tx
          .select()
          .from(bookingEvents)
          .where(eq(bookingEvents.idBooking, of.idBooking))
          .orderBy(asc(bookingEvents.sequence));
  return rows.map(({ at, event, reason, note }) => ({ at: parisIso(at), event, reason, note }));
}
