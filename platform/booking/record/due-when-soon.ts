import { mayReturn } from "@/lib/rules/booking/booking-state";
import { dueNow } from "@/lib/rules/booking/deposit";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { readFlag } from "@/platform/site/parameter/read-flag";

/** Returns the due sum of a price that is accepted at an instant, in cents (§9 Full payment). */
export async function dueWhenSoon(
  tx: Sql,
  { totalCents, startAt }: Pick<BookingRow, "totalCents" | "startAt">,
  now: Date,
): Promise<number> {
  const asksFullWhenSoon = await readFlag(tx, "FULL_PAYMENT_WHEN_SOON");
  return dueNow({ totalCents, startAt, now, asksFullWhenSoon });
}

/**
 * Returns a booking with the sum due if it is ordered at an instant: a quote, or a booking lost by
 * not paying, may have come near its start since it was priced. Any other stays as it is.
 */
export async function asOrderedNow(tx: Sql, booking: BookingRow, now: Date): Promise<BookingRow> {
  const isOpen = booking.status === "QUOTED" || mayReturn(booking.status, booking.cancelReason);
  if (!isOpen) return booking;
  return { ...booking, dueCents: Math.max(booking.dueCents, await dueWhenSoon(tx, booking, now)) };
}
