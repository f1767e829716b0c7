import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { LEAST_CENTS } from "@/platform/services/payment-gateway";
import { type BookedRow, type Lives, lifeOf, sum } from "./books";

/** Lists the faults in the money of a site's bookings, at any time. */
export const moneyFaults = (lives: Lives): string[] =>
  lives.bookings.flatMap((row) => faultsOf(lives, row));

function faultsOf(lives: Lives, row: BookedRow): string[] {
  const { events, payments, refunds, paidCents, keptCents } = lifeOf(lives, row);
  const { reference, status, totalCents, dueCents } = row;
  const faults: string[] = [];
  const must = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(`${reference} (${status}): ${what}`);
  };
  must(countEvents(events, "PAYMENT") === paidCents, "its history tells of every payment, once");
  must(
    countEvents(events, "REFUND") === paidCents - keptCents,
    "its history tells of every refund, once",
  );
  for (const { id, refundedCents } of payments) {
    const givenBackCents = sum(
      refunds.filter(({ idPayment }) => idPayment === id),
      ({ amountCents }) => amountCents,
    );
    must(
      givenBackCents === refundedCents,
      `payment ${id} counts ${refundedCents} refunded, not ${givenBackCents}`,
    );
  }
  must(keptCents >= 0, `${-keptCents} cents more went back than came in`);
  must(keptCents <= totalCents, `${keptCents} cents are kept for ${totalCents}`);
  const waits = ["HELD", "AWAITING_DEPOSIT", "AWAITING_DIFFERENCE", "CONFIRMED"].includes(status);
  // For less it would wait for ever: no gateway takes that.
  const isOwed = dueCents - keptCents >= LEAST_CENTS;
  must(!waits || isOwed, `it waits for money, with ${keptCents} of ${dueCents}`);
  const isPaid = status === "AWAITING_CONFIRMATION" || status === "FINAL";
  must(!isPaid || keptCents >= dueCents, `it is paid, with ${keptCents} of ${dueCents}`);
  const isNothing = ["REQUESTED", "QUOTED", "HELD", "AWAITING_DEPOSIT", "EXPIRED"].includes(status);
  must(!isNothing || keptCents === 0, `${keptCents} cents are kept for nothing`);
  const may = status === "CANCELLED" ? mayKeep(lives, row) : keptCents;
  must(keptCents === may, `${keptCents} cents are kept, and not ${may}`);
  return faults;
}

/** Returns the cents of a cancelled booking that the terms of sale let the company keep (§4). */
function mayKeep(lives: Lives, row: BookedRow): number {
  const { events } = lifeOf(lives, row);
  const at = events.findLastIndex(({ event }) => event === "CANCEL");
  const before = events.slice(0, at);
  const hadCents = countEvents(before, "PAYMENT") - countEvents(before, "REFUND");
  const wasConfirmed = isConfirmed(before.at(-1)?.status ?? "HELD");
  switch (events[at]?.reason) {
    case "BY_CUSTOMER":
      return wasConfirmed && !row.forceMajeureSince ? Math.min(hadCents, row.depositCents) : 0;
    case "CUSTOMER_ABSENT":
      return Math.min(hadCents, row.depositCents);
    case "WITHDRAWN":
      return Math.min(hadCents, performedCents(lives, row, drivenUntil(row, events[at]?.at)));
    default:
      return 0;
  }
}

/** Returns the end of the driven part of a ride left at an instant, without held-up time. */
const drivenUntil = ({ startAt, forceMajeureSince: since }: BookedRow, at = startAt): Date =>
  since && since < at ? since : at;

/** Returns the price of the part driven by an instant, in cents, without the stay between. */
function performedCents(lives: Lives, { id, totalCents }: BookedRow, at: Date): number {
  const bookingRides = lives.rides.filter(({ idBooking }) => idBooking === id);
  const all = sum(bookingRides, ({ startAt, endAt }) => endAt.getTime() - startAt.getTime());
  const driven = sum(bookingRides, ({ startAt, endAt }) =>
    Math.max(0, Math.min(at.getTime(), endAt.getTime()) - startAt.getTime()),
  );
  return all === 0 ? totalCents : Math.round((totalCents * driven) / all);
}

const countEvents = (events: Lives["events"], wanted: string): number =>
  sum(
    events.filter(({ event }) => event === wanted),
    ({ amountCents }) => amountCents ?? 0,
  );
