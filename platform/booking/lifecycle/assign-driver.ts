import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { mayHaveDriver } from "@/lib/rules/booking/may-have-driver";
import type { UserRow } from "@/platform/account/member/lock-member";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { isDriverFree, lockDriver } from "@/platform/booking/schedule/driver-time";
import { type BookingRow, rides } from "@/platform/db/schema/booking";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

/** The ride's driver as the caller saw it, and the new one. */
interface DriverChoice {
  idRide: number;
  was: number | null;
  idDriver: number | null;
}

interface Driver {
  id: number;
  email: string;
  name: string;
  language: LanguageCode;
}

export interface DriverChange {
  reference: string;
  ride: typeof rides.$inferSelect;
  booking: BookingRow;
  before: Driver | null;
  after: Driver | null;
}

/**
 * Gives a ride a driver, another one or none.
 * @throws ApiError NOT_FOUND; CONFLICT where somebody else has chosen meanwhile
 *   (CHANGED_MEANWHILE), it is over, or the driver has another ride at that time (DRIVER_TAKEN);
 *   INVALID_FIELDS for somebody who is not of the staff
 */
export async function assignDriver(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { idRide, was, idDriver }: DriverChoice,
): Promise<DriverChange> {
  const isThisRide = eq(rides.id, idRide);
  const [known] = await tx.select().from(rides).where(isThisRide);
  if (!known?.isActive) throw new ApiError("NOT_FOUND");
  const booking = await lockBooking(tx, known.idBooking);
  // A change of the booking has stored its rides anew.
  const [ride] = await tx.select().from(rides).where(isThisRide);
  if (!ride || ride.idDriver !== was) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  if (!mayHaveDriver(booking, ride, now)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const drivers = new Map<number | null, UserRow | undefined>();
  // The lower id is locked first, wherever two are locked.
  for (const id of [was, idDriver].filter((one) => one !== null).sort((a, b) => a - b)) {
    drivers.set(id, await lockDriver(tx, id));
  }
  const [before, after] = [drivers.get(was), drivers.get(idDriver)];
  if (idDriver !== null) {
    if (!after) throw invalidFields({ idDriver: "INVALID" });
    if (!(await isDriverFree(tx, idDriver, ride))) {
      throw new ApiError("CONFLICT", "DRIVER_TAKEN", { idDriver: "DRIVER_TAKEN" });
    }
  }
  await tx.update(rides).set({ idDriver }).where(isThisRide);
  return {
    reference: booking.reference,
    ride,
    booking,
    before: before ? driverOf(before) : null,
    after: after ? driverOf(after) : null,
  };
}

const driverOf = ({ id, email, firstname, lastname, language }: UserRow): Driver => ({
  id,
  email,
  name: `${firstname} ${lastname}`,
  language,
});
