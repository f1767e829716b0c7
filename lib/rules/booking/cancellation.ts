import { addMonths, format, parseISO } from "date-fns";
import type { CancelReason } from "@/lib/contract/booking-status";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

export type OutcomeWhy =
  | "NOTHING_OWED"
  | "NOT_YET_CONFIRMED"
  | "DEPOSIT_KEPT"
  | "WITHDRAWN"
  | "WITHDRAWN_PARTLY_PERFORMED"
  | "SELLER_ENDED"
  | "SELLER_LATE"
  | "FORCE_MAJEURE";

/** Booking that ends before its time; amounts in cents. */
export interface EndedBooking {
  reason: CancelReason;
  /** Paid and not given back yet. */
  paidCents: number;
  depositCents: number;
  totalCents: number;
  /** True once the company has confirmed. */
  isConfirmed: boolean;
  now: Date;
  /** Start of the first ride. */
  startAt: Date;
  /** Times of its rides: the way there and, perhaps days later, the way back. */
  rides: { startAt: Date; endAt: Date }[];
  forceMajeureSince: Date | null;
}

/** In cents; the two add up to the paid sum. */
export interface Outcome {
  refundCents: number;
  keptCents: number;
  why: OutcomeWhy;
}

/**
 * Returns the sum to take off the monthly invoice of a ride that ended, in cents: its claim beyond
 * the sum that the company may keep. The ride's own payments are kept first.
 * @param claimCents the ride's part of the monthly invoice
 */
export function invoiceCredit(booking: EndedBooking, claimCents: number): number {
  const mayKeepCents = outcomeOf({ ...booking, paidCents: booking.totalCents }).keptCents;
  const restCents = Math.max(0, mayKeepCents - outcomeOf(booking).keptCents);
  return Math.max(0, claimCents - restCents);
}

const REFUND_DAYS = 14;
const FORCE_MAJEURE_MONTHS = 3;

/**
 * Returns the customer's refund when a booking ends before its time, and the reason (§4; terms of
 * sale §5, §7 to §10). Never more is kept than was paid.
 */
export function outcomeOf(booking: EndedBooking): Outcome {
  const { paidCents } = booking;
  if (paidCents === 0) return { refundCents: 0, keptCents: 0, why: "NOTHING_OWED" };
  const why = whyOf(booking);
  const keptCents = Math.min(paidCents, claimOf(why, booking));
  return { refundCents: paidCents - keptCents, keptCents, why };
}

function whyOf(booking: EndedBooking): OutcomeWhy {
  const { reason, isConfirmed, forceMajeureSince, startAt } = booking;
  switch (reason) {
    case "BY_CUSTOMER":
      if (!isConfirmed) return "NOT_YET_CONFIRMED";
      return forceMajeureSince ? "FORCE_MAJEURE" : "DEPOSIT_KEPT";
    case "CUSTOMER_ABSENT":
      return "DEPOSIT_KEPT";
    case "WITHDRAWN":
      return drivenUntil(booking) < startAt ? "WITHDRAWN" : "WITHDRAWN_PARTLY_PERFORMED";
    case "SELLER_LATE":
    case "FORCE_MAJEURE":
      return reason;
    default:
      return "SELLER_ENDED";
  }
}

/** Returns the sum that the company may keep, in cents, had it been paid. */
function claimOf(why: OutcomeWhy, booking: EndedBooking): number {
  if (why === "DEPOSIT_KEPT") return booking.depositCents;
  return why === "WITHDRAWN_PARTLY_PERFORMED" ? performedCents(booking) : 0;
}

/** Returns the end of the driven time: nothing is driven while force majeure holds the rides up. */
const drivenUntil = ({ now, forceMajeureSince }: EndedBooking): Date =>
  forceMajeureSince && forceMajeureSince < now ? forceMajeureSince : now;

/** Returns the price of the time driven so far (Code de la consommation, L221-25). */
function performedCents(booking: EndedBooking): number {
  const { totalCents, rides } = booking;
  const now = drivenUntil(booking);
  if (rides.every(({ endAt }) => now >= endAt)) return totalCents;
  const until = (end: (endAt: number) => number) =>
    rides.reduce((sum, { startAt, endAt }) => {
      return sum + Math.max(0, end(endAt.getTime()) - startAt.getTime());
    }, 0);
  const driven = until((endAt) => Math.min(endAt, now.getTime()));
  return Math.round(
    (totalCents * driven) /
      Math.max(
        1,
        until((endAt) => endAt),
      ),
  );
}

/**
 * Returns the sum that the company owes besides, in cents, when it cancels a final order for no
 * reason of the customer's: as much as it would have kept itself (Code de la consommation, R212-2
 * 2°; terms of sale §8).
 */
export const indemnityOf = (ended: {
  reason: CancelReason | null;
  /** True when it had been confirmed, and its deposit was in. */
  wasFinal: boolean;
  depositCents: number;
}): number => (ended.wasFinal && ended.reason === "SERVICE_UNAVAILABLE" ? ended.depositCents : 0);

/**
 * Returns the deadline of a refund (§9; Code de la consommation, L221-24): 24:00 in Paris of the
 * 14th day after the day of the request. No weekend makes it later.
 */
export const refundDeadline = (askedAt: Date): Date =>
  endOfParisDay(daysLater(parisDate(askedAt), REFUND_DAYS));

/**
 * Tells whether force majeure has lasted over 3 months (§4, §9), so that either side may end the
 * contract: from the day of Paris after the one with the same number, or after the last of a month
 * that has no such day (Code de procédure civile, 641 and 642).
 */
export function mayEndForForceMajeure(since: Date, now: Date): boolean {
  const day = format(addMonths(parseISO(parisDate(since)), FORCE_MAJEURE_MONTHS), "yyyy-MM-dd");
  return now >= endOfParisDay(day);
}
