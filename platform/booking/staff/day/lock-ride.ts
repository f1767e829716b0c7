import { and, eq, type SQL } from "drizzle-orm";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, rideSteps, rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

/** Ride locked until the transaction ends, and how far it has come. */
export interface LockedRide {
  ride: typeof rides.$inferSelect;
  booking: BookingRow;
  said: (typeof rideSteps.$inferSelect)[];
}

/**
 * Locks a ride with its booking.
 * @param among the rides that the caller may act on; all when left out
 * @throws ApiError NOT_FOUND
 */
export async function lockRide(tx: Sql, id: number, among?: SQL): Promise<LockedRide> {
  const find = async () => {
    const isIt = and(eq(rides.id, id), eq(rides.isActive, true), among);
    const [ride] = await tx.select().from(rides).where(isIt);
    if (!ride) throw new ApiError("NOT_FOUND");
    return ride;
  };
  const booking = await lockBooking(tx, (await find()).idBooking);
  // Somebody else may have been given it meanwhile.
  const ride = await find();
  const said = await tx.select().from(rideSteps).where(eq(rideSteps.idRide, id));
  return { ride, booking, said };
}
