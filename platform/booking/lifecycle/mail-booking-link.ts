import { and, eq, isNull } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { isWithin } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";

/**
 * Mails the link of a booking to the address it was made with, when the two go together; an erased
 * booking is mailed to nobody. It tells its caller nothing.
 */
export async function mailBookingLink(
  services: Services,
  idSite: number,
  request: { reference: string; email: string },
): Promise<void> {
  await services.database.inSite(idSite, async (tx) => {
    const [row] = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.reference, request.reference.toUpperCase()),
          eq(bookings.addressKey, request.email.toLowerCase()),
          isNull(bookings.erasedAt),
        ),
      );
    if (!row || !(await isWithin(services.rateLimits.lostLink, idSite, row.addressKey))) {
      return;
    }
    await notifyBooking(services, tx, row, "link");
  });
}
