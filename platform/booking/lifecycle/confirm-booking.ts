import { settleOnAccount } from "@/platform/booking/business/settle-on-account";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { type Return, reclaimVehicle } from "./reclaim-vehicle";
import { setCompletion, setDepositDeadline } from "./ride-deadlines";

/**
 * Confirms a booking (§4), and keeps the vehicle for an order that is not paid yet. Of two
 * confirmations at once only one succeeds.
 * @param plan of the vehicle, for an order that keeps none
 * @throws ApiError CONFLICT, also when that vehicle is taken (SLOT_TAKEN)
 */
export async function confirmBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  plan: Return | undefined,
): Promise<BookingRow> {
  const at = services.clock.now();
  if (
    booking.status === "AWAITING_DEPOSIT" &&
    !(plan && (await reclaimVehicle(tx, booking, plan)))
  ) {
    throw slotTaken();
  }
  const confirmed = await moveBooking(
    tx,
    booking,
    "CONFIRM",
    { at, by: "COMPANY" },
    { confirmedAt: at, calendarSequence: booking.calendarSequence + 1 },
  );
  const settled = await settleOnAccount(tx, confirmed, at);
  if (settled.status === "FINAL" && confirmed.status === "CONFIRMED") {
    await setCompletion(tx, settled);
  }
  await setDepositDeadline(tx, settled);
  await notifyBooking(services, tx, settled, "confirmed");
  return settled;
}
