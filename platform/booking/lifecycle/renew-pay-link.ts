import type { Actor } from "@/lib/contract/booking-status";
import { takesVehicleToPay } from "@/lib/rules/booking/booking-state";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { asOrderedNow } from "@/platform/booking/record/due-when-soon";
import { holdVehicle } from "@/platform/booking/record/hold-vehicle";
import { endOf } from "@/platform/booking/record/last-ride-end";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { expireAt, payLinkOf } from "@/platform/booking/record/pay-links";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError } from "@/platform/http/api-error";
import type { PayLinkRow } from "@/platform/payment/pay-link";
import { acceptTerms } from "@/platform/purchase/terms/accept-terms";
import type { Services } from "@/platform/services/services";
import { planReturn, reclaimVehicle } from "./reclaim-vehicle";
import { setRideDeadlines } from "./ride-deadlines";

/**
 * Returns a valid pay link: the present one, or a new one. A booking without a vehicle, or an
 * accepted quote, gets the vehicle first and holds it during the payment.
 * @param whose.network the network of the caller who is about to pay
 * @param whose.by author of the request
 * @param find reads and locks the booking
 * @throws ApiError CONFLICT when there is nothing to pay, or the vehicle is taken (VEHICLE_GONE),
 *   or too many are kept unpaid (TOO_MANY_UNPAID_HOLDS)
 */
export async function renewPayLink(
  services: Services,
  { idSite, network, by = "CUSTOMER" }: { idSite: number; network: string; by?: Actor },
  find: (tx: Sql) => Promise<BookingRow>,
): Promise<{ link: PayLinkRow; booking: BookingRow }> {
  const { database, clock } = services;
  return withRetries(async () => {
    const { id } = await database.inSite(idSite, find);
    const plan = await planReturn(services, idSite, id);
    return database.inSite(idSite, async (tx) => {
      const now = clock.now();
      let booking = await find(tx);
      if (takesVehicleToPay(booking.status, booking.cancelReason)) {
        if (!plan || !(await reclaimVehicle(tx, booking, plan)))
          throw new ApiError("CONFLICT", "VEHICLE_GONE");
        const historyEvent = { at: now, by };
        const { dueCents } = await asOrderedNow(tx, booking, now);
        const isOrdered = booking.status === "AWAITING_DEPOSIT";
        booking = await moveBooking(tx, booking, "HOLD", historyEvent, {
          cancelReason: null,
          dueCents,
          // A lost booking or a quote is booked only now, so the company has not confirmed it.
          confirmedAt: null,
          termsAcceptedAt: isOrdered ? booking.termsAcceptedAt : now,
          idTerms: isOrdered ? booking.idTerms : await acceptTerms(tx, booking, now),
        });
        booking = await holdVehicle(services, tx, booking, network);
        await setRideDeadlines(tx, booking, await endOf(tx, booking), now);
      }
      const { onlineCents } = toPay(booking, await moneyOf(tx, booking.id));
      if (onlineCents === 0) throw new ApiError("CONFLICT", "NOTHING_TO_PAY");
      const link = await payLinkOf(tx, booking, now);
      // As long as the link is good, the vehicle waits for it, even if the old hold has ended.
      const { payUntil } = booking;
      if (payUntil && payUntil < link.expiresAt)
        booking = await expireAt(tx, booking, link.expiresAt);
      return { link, booking };
    });
  });
}
