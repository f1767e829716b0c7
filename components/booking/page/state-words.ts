import type { BookingPage } from "@/lib/contract/booking-page";
import { wasBooked } from "@/lib/rules/booking/booking-state";
import { stepReached } from "@/lib/rules/booking/step-reached";
import { whatLapsed } from "@/lib/rules/booking/what-lapsed";

/** Reasons to cancel an unpaid booking. */
const UNPAID = new Set<BookingPage["cancelReason"]>(["DEPOSIT_LATE", "NON_PAYMENT"]);

const LAPSED = { REQUEST: "EXPIRED_REQUEST", QUOTE: "EXPIRED_QUOTE", BOOKING: "EXPIRED" } as const;

/** Returns the key of `ride.status` for a booking; a status may have more than one story. */
export function stateWords(
  booking: Pick<BookingPage, "status" | "cancelReason" | "isSuspended" | "vehicle" | "total"> &
    Partial<Pick<BookingPage, "paid" | "refunded" | "invoicedTo" | "progress">>,
) {
  const { status, cancelReason, isSuspended, vehicle, total, paid = total, refunded = 0 } = booking;
  if (status === "AWAITING_CONFIRMATION" && booking.invoicedTo) return "ON_ACCOUNT";
  if (status === "AWAITING_CONFIRMATION" && paid - refunded < total) return "DEPOSIT_RECEIVED";
  if (status === "EXPIRED") return LAPSED[whatLapsed(booking)];
  if (status === "CANCELLED" && cancelReason === "CARD_REFUSED") return "CARD_REFUSED";
  if (status === "CANCELLED" && UNPAID.has(cancelReason)) return "UNPAID";
  if (status === "CANCELLED" && !wasBooked(status, vehicle)) return "CANCELLED_REQUEST";
  // Before that, the sum still to pay comes first.
  if (status !== "FINAL") return status;
  const step = stepReached(booking.progress ?? []);
  return isSuspended ? "SUSPENDED" : step ? (`TODAY_${step}` as const) : status;
}
