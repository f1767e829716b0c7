import { min } from "date-fns";
import { cancelBooking } from "@/platform/booking/lifecycle/cancel-booking";
import { completeBooking, invoiceBooking } from "@/platform/booking/lifecycle/complete-booking";
import { expireBooking } from "@/platform/booking/lifecycle/expire-booking";
import { notifyBooking } from "@/platform/booking/lifecycle/notify-booking";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { holdUntil } from "@/platform/booking/record/hold-vehicle";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { expireAt } from "@/platform/booking/record/pay-links";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { payingUntil } from "@/platform/payment/paying-until";
import type { Services } from "@/platform/services/services";

/** Wraps work on one booking, which it locks; work that no longer applies does nothing. */
const onBooking = (
  work: (services: Services, tx: Sql, booking: BookingRow) => Promise<unknown>,
): DeadlineWork => ({
  run: async (services, tx, { idBooking }) => {
    if (idBooking !== null) await work(services, tx, await lockBooking(tx, idBooking));
  },
});

/** Ends a hold that nobody has paid, unless somebody is at the bank for it at this moment. */
export const holdOver = onBooking(async ({ clock }, tx, booking) => {
  const now = clock.now();
  const { status, heldUntil, startAt } = booking;
  if (status !== "HELD" || (heldUntil !== null && heldUntil > now)) return;
  const { payments } = await moneyOf(tx, booking.id);
  const paying = startAt > now && payingUntil(payments, now);
  if (paying) {
    await holdUntil(tx, booking, { heldUntil: min([paying, startAt]) });
    return;
  }
  await releaseRides(tx, booking.id);
  await moveBooking(tx, booking, "HOLD_OVER", { at: now, by: "SYSTEM" });
});

export const payLinkOver = onBooking(async (services, tx, booking) => {
  const now = services.clock.now();
  const { status, payUntil, startAt } = booking;
  const isUnpaid = ["REQUESTED", "QUOTED", "HELD", "AWAITING_DEPOSIT"].includes(status);
  const isOver = payUntil !== null && payUntil <= now;
  // The company decides where a part is paid already and more is due since a change.
  if (!isUnpaid || !isOver) return;
  const { payments } = await moneyOf(tx, booking.id);
  const paying = startAt > now && payingUntil(payments, now);
  // The vehicle stays held for a customer who is paying at the bank.
  if (paying) await expireAt(tx, booking, min([paying, startAt]));
  else await expireBooking(services, tx, booking);
});

export const depositLate = onBooking(async (services, tx, booking) => {
  if (booking.status === "CONFIRMED") await notifyBooking(services, tx, booking, "depositLate");
});

export const rideReminder = onBooking(async (services, tx, booking) => {
  const isOn = booking.status === "FINAL" || booking.status === "CONFIRMED";
  // A change may have moved the ride to a time before its reminder.
  const isToCome = booking.startAt > services.clock.now();
  if (isOn && isToCome && !booking.forceMajeureSince)
    await notifyBooking(services, tx, booking, "reminder");
});

/** Ends a booking that is neither paid nor confirmed when the ride should begin. */
export const start = onBooking(async (services, tx, booking) => {
  if (booking.startAt > services.clock.now()) return;
  switch (booking.status) {
    case "AWAITING_CONFIRMATION":
      return cancelBooking(services, tx, booking, { reason: "NOT_CONFIRMED", by: "SYSTEM" });
    case "AWAITING_DIFFERENCE":
      return cancelBooking(services, tx, booking, { reason: "NON_PAYMENT", by: "SYSTEM" });
    case "REQUESTED":
    case "QUOTED":
    case "AWAITING_DEPOSIT":
    case "HELD":
      return expireBooking(services, tx, booking);
    default:
      return undefined;
  }
});

export const complete = onBooking(async (services, tx, booking) => {
  if (booking.status !== "FINAL" || booking.forceMajeureSince) return;
  await completeBooking(services, tx, booking, "SYSTEM");
});

export const invoice = onBooking(async (services, tx, booking) => {
  // The ride of a business goes on its monthly invoice.
  const isByItself = booking.status === "DONE" && booking.idBusiness === null;
  if (isByItself) await invoiceBooking(services, tx, booking);
});
