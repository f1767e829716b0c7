import type { BookingPage } from "@/lib/contract/booking-page";
import { whatLapsed } from "@/lib/rules/what-lapsed";

const LAPSED = { REQUEST: "EXPIRED_REQUEST", QUOTE: "EXPIRED_QUOTE", BOOKING: "EXPIRED" } as const;

/** Which words of `ride.status` say where a booking stands; a status may have more than one story. */
export function stateWords(
  booking: Pick<BookingPage, "status" | "isSuspended" | "vehicle" | "total">,
) {
  const { status, isSuspended } = booking;
  if (status === "EXPIRED") return LAPSED[whatLapsed(booking)];
  // Before that, what is still to be paid comes first.
  return status === "FINAL" && isSuspended ? "SUSPENDED" : status;
}
