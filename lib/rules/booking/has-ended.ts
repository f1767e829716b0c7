import type { BookingStatus } from "@/lib/contract/booking-status";
import { wasMade } from "./booking-state";
import { isAllDone } from "./step-reached";

/** True once its rides are over: what is cancelled then is what was promised, no longer the ride. */
export const hasEnded = (booking: {
  status: BookingStatus;
  progress: Parameters<typeof isAllDone>[0];
}): boolean => wasMade(booking.status) || isAllDone(booking.progress);
