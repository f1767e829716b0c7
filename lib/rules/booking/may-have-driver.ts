import type { BookingStatus } from "@/lib/contract/booking-status";
import { wasMade } from "./booking-state";

/**
 * True while somebody can be chosen to drive a ride: it keeps its vehicle, its booking is not done
 * with, and it is not over.
 */
export const mayHaveDriver = (
  { status }: { status: BookingStatus },
  ride: { isActive: boolean; endAt: Date },
  now: Date,
): boolean => ride.isActive && !wasMade(status) && ride.endAt > now;
