import { and, desc, eq, gt } from "drizzle-orm";
import { findBooking } from "@/platform/booking/record/find-booking";
import { noteBooking } from "@/platform/booking/record/move-booking";
import { type BookingRow, bookingEvents } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { renewPayLink } from "./renew-pay-link";

/** Time, in milliseconds, within which a second call counts as the same press of a button. */
const SAME_PRESS = 60_000;

/**
 * Sends the pay link of a booking again, by mail and text message; an expired link is made anew,
 * with its vehicle where that was lost. Called twice within a minute, it sends once.
 * @throws ApiError CONFLICT when there is nothing to pay, or the vehicle is taken (VEHICLE_GONE)
 */
export async function sendPayLink(
  services: Services,
  whose: { idSite: number; network: string; reference: string },
  recordAct: (tx: Sql, booking: BookingRow) => Promise<void>,
): Promise<BookingRow> {
  const { idSite, network, reference } = whose;
  const find = (tx: Sql) => findBooking(tx, reference, { isStaff: true }, { lock: true });
  await renewPayLink(services, { idSite, network, by: "COMPANY" }, find);
  return services.database.inSite(idSite, async (tx) => {
    const at = services.clock.now();
    const booking = await find(tx);
    const since = new Date(at.getTime() - SAME_PRESS);
    const isThisPress = and(
      eq(bookingEvents.idBooking, booking.id),
      eq(bookingEvents.event, "PAY_LINK"),
      gt(bookingEvents.at, since),
    );
    const [sent] = await tx
      .select({ id: bookingEvents.id })
      .from(bookingEvents)
      .where(isThisPress)
      .orderBy(desc(bookingEvents.sequence))
      .limit(1);
    if (sent) return booking;
    const noted = await noteBooking(tx, booking, "PAY_LINK", { at, by: "COMPANY" });
    await notifyBooking(services, tx, noted, "payLinkSent", { by: "COMPANY" });
    await recordAct(tx, noted);
    return noted;
  });
}
