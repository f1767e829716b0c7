import { takesVehicleToPay } from "@/lib/rules/booking/booking-state";
import type { DriveMin } from "@/lib/rules/booking/reachable";
import { type RideTime, ridesOf } from "@/lib/rules/booking/ride-span";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { replaceRides } from "@/platform/booking/schedule/place-rides";
import { drivesAround } from "@/platform/booking/schedule/vehicle-neighbours";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import type { Services } from "@/platform/services/services";

const EXCLUSION_VIOLATION = "23P01";

/** Rides of a booking that keeps no vehicle, with the drives around them. */
export interface Return {
  idVehicle: number;
  rides: RideTime[];
  drives: DriveMin;
}

/** Plans for `reclaimVehicle`, before its transaction; none for a booking with its vehicle. */
export async function planReturn(
  services: Services,
  idSite: number,
  idBooking: number,
): Promise<Return | undefined> {
  const row = await services.database.inSite(idSite, (tx) => lockBooking(tx, idBooking));
  const { idVehicle, status, cancelReason, startAt } = row;
  const lacksVehicle = takesVehicleToPay(status, cancelReason);
  if (!lacksVehicle || !idVehicle || startAt <= services.clock.now()) return undefined;
  return planVehicle(services, row, idVehicle);
}

/**
 * Tells whether a vehicle can make the rides of a plan now; nothing is kept.
 * @throws NeighboursChanged
 */
export async function isFree(tx: Sql, booking: BookingRow, plan: Return): Promise<boolean> {
  const attempt: { isTaken?: boolean } = {};
  await tx
    .transaction(async (inner) => {
      attempt.isTaken = await reclaimVehicle(inner, booking, plan);
      throw new NotKept();
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotKept)) throw error;
    });
  return attempt.isTaken === true;
}

/** Thrown to roll back a trial. */
class NotKept extends Error {}

/**
 * Plans the vehicle of a requested ride for `isFree`, outside a transaction.
 * @param idBooking a booking that has rides already, which are about to be moved
 */
export async function planVehicle(
  services: Services,
  booking: BookingRow,
  idVehicle: number,
  idBooking?: number,
): Promise<Return> {
  const rides = ridesOf(booking);
  const moved = idBooking === undefined ? {} : { idBooking };
  const drives = await drivesAround(services, booking.idSite, { idVehicle, rides, ...moved });
  return { idVehicle, rides, drives };
}

/**
 * Gives a booking its vehicle again, if that is free.
 * @returns false when it is not, and nothing has changed
 * @throws NeighboursChanged
 */
export async function reclaimVehicle(tx: Sql, booking: BookingRow, plan: Return): Promise<boolean> {
  try {
    await tx.transaction((inner) =>
      replaceRides(inner, { idSite: booking.idSite, idBooking: booking.id, ...plan }),
    );
    return true;
  } catch (error) {
    if (sqlState(error).state !== EXCLUSION_VIOLATION) throw error;
    return false;
  }
}
