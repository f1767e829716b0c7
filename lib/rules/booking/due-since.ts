import type { BookingStatus } from "@/lib/contract/booking-status";

/** A booking as far as what is owed for it goes; amounts in cents. */
interface OwedBooking {
  status: BookingStatus;
  totalCents: number;
  /** What has to be paid for it to be final. */
  dueCents: number;
  /** Paid and not given back. */
  keptCents: number;
  /** Beyond what is due before the ride, its business pays with a monthly invoice. */
  isOnAccount: boolean;
  createdAt: Date;
  confirmedAt: Date | null;
  startAt: Date;
}

/**
 * What is owed for a booking at an instant, in cents, and since when: what was due before the ride since
 * the company gave its word, the rest since the ride began (§4, §9). Undefined where nothing is.
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

/** Where the ride is to be paid once it has begun. */
const RIDDEN = new Set<BookingStatus>(["CONFIRMED", "FINAL", "DONE", "INVOICED"]);

/** Where the company has given its word, or was paid a part, and waits for the rest of what is due. */
const BEFORE = new Set<BookingStatus>(["CONFIRMED", "AWAITING_DIFFERENCE"]);
