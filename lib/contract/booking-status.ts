import { z } from "zod";

/** State of a booking (§4); `lib/rules/booking/booking-state` has the moves between them. */
export const bookingStatusSchema = z.enum([
  /** Requested; the company has to price it. */
  "REQUESTED",
  /** Priced by a quote; the customer has to accept it by paying. */
  "QUOTED",
  /** The vehicle is held for a quarter of an hour, while the customer pays. */
  "HELD",
  /** Ordered and not paid: no vehicle is kept; the pay link takes one again while it is free. */
  "AWAITING_DEPOSIT",
  /** Partly paid, and more is due since the ride has changed; the vehicle is kept. */
  "AWAITING_DIFFERENCE",
  /** Paid; the company has to confirm. */
  "AWAITING_CONFIRMATION",
  /** Confirmed by the company; the sum due has not come in yet. */
  "CONFIRMED",
  /** Confirmed, and the deposit is in. */
  "FINAL",
  /** The ride is over. */
  "DONE",
  /** The invoice is out, and a review was asked for. */
  "INVOICED",
  /** Nobody paid in time. */
  "EXPIRED",
  /** Ended before its time; its reason says why. */
  "CANCELLED",
]);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** Reason why a booking was cancelled (§4). */
export const cancelReasonSchema = z.enum([
  "CARD_REFUSED",
  "DEPOSIT_LATE",
  "NON_PAYMENT",
  "WRONG_ADDRESS",
  "EARLIER_DISPUTE",
  "SERVICE_UNAVAILABLE",
  "NOT_CONFIRMED",
  "BY_CUSTOMER",
  "CUSTOMER_ABSENT",
  "SELLER_LATE",
  "FORCE_MAJEURE",
  "WITHDRAWN",
  "SLOT_LOST",
]);
export type CancelReason = z.infer<typeof cancelReasonSchema>;

export const actorSchema = z.enum(["CUSTOMER", "COMPANY", "GATEWAY", "SYSTEM"]);
export type Actor = z.infer<typeof actorSchema>;
