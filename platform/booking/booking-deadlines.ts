import { min } from "date-fns";
import { cancelBooking } from "@/platform/booking/lifecycle/cancel-booking";
import { completeBooking, invoiceBooking } from "@/platform/booking/lifecycle/complete-booking";
import { expireBooking } from "@/platform/booking/lifecycle/expire-booking";
import { notifyBooking } from "@/platform/booking/lifecycle/notify";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { holdUntil } from "@/platform/booking/record/hold-vehicle";
import { type BookingRow, moveBooking } from "@/platform/booking/record/move-booking";
import { expireAt } from "@/platform/booking/record/pay-links";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import type { Sql } from "@/platform/db/database";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { payingUntil } from "@/platform/payment/paying-until";
import type { Services } from "@/platform/services/services";

/** Work on one booking, kept from everybody else; what no longer applies to it does nothing. */
const onBooking = (
  work: (services: Services, tx: Sql, booked: BookingRow) => Promise<unknown>,
): DeadlineWork => ({
  run: async (services, tx, { idBooking }) => {
    if (idBooking !== null) await work(services, tx, await lockBooking(tx, idBooking));
  },
});

/** A hold that nobody has paid ends, unless somebody is at the bank for it at this moment. */
export const holdOver = onBooking(async ({ clock }, tx, booked) => {
  const now = clock.now();
  const { status, heldUntil, startAt } = booked;
  if (status !== "HELD" || (heldUntil !== null && heldUntil > now)) return;
  const { payments } = await moneyOf(tx, booked.id);
  const paying = startAt > now && payingUntil(payments, now);
  if (paying) {
    await holdUntil(tx, booked, min([paying, startAt]));
    return;
  }
  await releaseRides(tx, booked.id);
  await moveBooking(tx, booked, "HOLD_OVER", { at: now, by: "SYSTEM" });
});

export const payLinkOver = onBooking(async (services, tx, booked) => {
  const now = services.clock.now();
  const { status, payUntil, startAt } = booked;
  const isUnpaid = ["REQUESTED", "QUOTED", "HELD", "AWAITING_DEPOSIT"].includes(status);
  const isOver = payUntil !== null && payUntil <= now;
  // Where a part is paid already and more is due since a change, the company decides.
  if (!isUnpaid || !isOver) return;
  const { payments } = await moneyOf(tx, booked.id);
  const paying = startAt > now && payingUntil(payments, now);
  // Nobody else shall have the vehicle of one who is at the bank at this moment.
  if (paying) await expireAt(tx, booked, min([paying, startAt]));
  else await expireBooking(services, tx, booked);
});

export const depositLate = onBooking(async (services, tx, booked) => {
  if (booked.status === "CONFIRMED") await notifyBooking(services, tx, booked, "depositLate");
});

export const reminder = onBooking(async (services, tx, booked) => {
  const isOn = booked.status === "FINAL" || booked.status === "CONFIRMED";
  // A change may have brought the ride nearer than the reminder of what it was.
  const isToCome = booked.startAt > services.clock.now();
  if (isOn && isToCome && !booked.forceMajeureSince)
    await notifyBooking(services, tx, booked, "reminder");
});

/** What is neither paid nor confirmed when the ride should begin has come to nothing. */
export const start = onBooking(async (services, tx, booked) => {
  if (booked.startAt > services.clock.now()) return;
  switch (booked.status) {
    case "AWAITING_CONFIRMATION":
      return cancelBooking(services, tx, booked, { reason: "NOT_CONFIRMED", by: "SYSTEM" });
    case "AWAITING_DIFFERENCE":
      return cancelBooking(services, tx, booked, { reason: "NON_PAYMENT", by: "SYSTEM" });
    case "REQUESTED":
    case "QUOTED":
    case "AWAITING_DEPOSIT":
    case "HELD":
      return expireBooking(services, tx, booked);
    default:
      return undefined;
  }
});

export const complete = onBooking(async (services, tx, booked) => {
  if (booked.status !== "FINAL" || booked.forceMajeureSince) return;
  await completeBooking(services, tx, booked, "SYSTEM");
});

export const invoice = onBooking(async (services, tx, booked) => {
  if (booked.status === "DONE") await invoiceBooking(services, tx, booked);
});
