import type { BookingStatus } from "@/lib/contract/booking-status";

/** Booking with the sums owed for it; amounts in cents. */
interface OwedBooking {
  status: BookingStatus;
  totalCents: number;
  /** Due for it to be final. */
  dueCents: number;
  /** Paid and not given back. */
  keptCents: number;
  /** True when a business pays with its monthly invoice, beyond the sum due before the ride. */
  isOnAccount: boolean;
  createdAt: Date;
  confirmedAt: Date | null;
  startAt: Date;
}

/**
 * Returns the sum owed for a booking at an instant, in cents, and its due time: the sum due before
 * the ride is owed since the company confirmed, the rest since the ride began (§4, §9). Undefined
 * where nothing is owed.
 */
export function dueSince(
  booking: OwedBooking,
  now: Date,
): { owedCents: number; since: Date } | undefined {
  const { status, totalCents, dueCents, keptCents, startAt } = booking;
  const isRide = RIDDEN.has(status) && startAt <= now;
  const asked = isRide && !booking.isOnAccount ? totalCents : dueCents;
  const owedCents = asked - keptCents;
  if (owedCents <= 0 || !(isRide || BEFORE.has(status))) return undefined;
  return { owedCents, since: isRide ? startAt : (booking.confirmedAt ?? booking.createdAt) };
}

/** Statuses in which the ride is to be paid once it has begun. */
const RIDDEN = new Set<BookingStatus>(["CONFIRMED", "FINAL", "DONE", "INVOICED"]);

/** Statuses of a confirmed or partly paid booking that waits for the rest of the sum due. */
const BEFORE = new Set<BookingStatus>(["CONFIRMED", "AWAITING_DIFFERENCE"]);
