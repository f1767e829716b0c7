import type { BookingStatus } from "@/lib/contract/booking-status";
import { wasMade } from "./booking-state";
import { isAllDone } from "./step-reached";

/** Tells whether the rides are over: a cancellation then is of the promise, not of the ride. */
export const hasEnded = (booking: {
  status: BookingStatus;
  progress: Parameters<typeof isAllDone>[0];
}): boolean => wasMade(booking.status) || isAllDone(booking.progress);
