import type { SeriesCancellation } from "@/lib/contract/admin/booking-series";
import { cancelBooking } from "@/platform/booking/lifecycle/cancel-booking";
import { mayCustomerCancel } from "@/platform/booking/record/cancel-reasons";
import { lockBooking } from "@/platform/booking/record/find-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import type { Services } from "@/platform/services/services";
import { seriesRows } from "./read-series";

/**
 * Cancels the rides of a series that have not begun, each in a transaction of its own, with the
 * refund that the terms give for each. Rides that are over or cancelled stay as they are, so that
 * the call can be repeated.
 * @returns how many were cancelled
 */
export async function cancelSeries(
  services: Services,
  of: { idSite: number; idBooking: number },
  { reason }: SeriesCancellation,
  recordAct: (tx: Sql, before: BookingRow, after: BookingRow) => Promise<void>,
): Promise<number> {
  const { database, clock } = services;
  const { rows } = await database.inSite(of.idSite, (tx) => seriesRows(tx, of.idBooking));
  let count = 0;
  for (const { id } of rows) {
    count += await withRetries(() =>
      database.inSite(of.idSite, async (tx) => {
        const before = await lockBooking(tx, id);
        const now = clock.now();
        if (before.startAt <= now || !mayCustomerCancel(before, now)) return 0;
        const { booking } = await cancelBooking(services, tx, before, { reason, by: "COMPANY" });
        await recordAct(tx, before, booking);
        return 1;
      }),
    );
  }
  return count;
}
