import type { BookingStatus } from "@/lib/contract/booking-status";
import { wasMade } from "./booking-state";

/** Tells whether a ride can get a driver: its vehicle is kept, and it is neither made nor over. */
export const mayHaveDriver = (
  { status }: { status: BookingStatus },
  ride: { isActive: boolean; endAt: Date },
  now: Date,
): boolean => ride.isActive && !wasMade(status) && ride.endAt > now;
