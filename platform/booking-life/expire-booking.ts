import { releaseRides } from "@/platform/areas/booking/place-rides";
import type { Sql } from "@/platform/db/database";
import type { Services } from "@/platform/services";
import { type BookingRow, moveBooking } from "./move-booking";

/** Nobody has paid in time: the vehicle is free again, and a later payment may bring it back. */
export async function expireBooking(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
): Promise<BookingRow> {
  const expired = await moveBooking(
    tx,
    row,
    "EXPIRE",
    { at: clock.now(), by: "SYSTEM" },
    {
      payUntil: null,
      calendarSequence: row.calendarSequence + 1,
      // A quote that is over promises nothing any more: it cannot be accepted later.
      ...(row.status === "QUOTED" ? { idVehicle: null } : {}),
    },
  );
  await releaseRides(tx, row.id);
  return expired;
}
