import type { SQL } from "drizzle-orm";
import type { RideStep } from "@/lib/contract/ride-step";
import type { User } from "@/lib/contract/user";
import { nextRideStep } from "@/lib/rules/booking/ride-step";
import { recordAudit } from "@/platform/audit/record-audit";
import { noteBooking } from "@/platform/booking/record/move-booking";
import { rideSteps, type rides } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { lockRide } from "./lock-ride";

export interface StepSaid {
  user: User;
  id: number;
  step: RideStep;
  /** The rides that the caller may act on; all when left out. */
  among?: SQL;
}

/**
 * Records how far a ride has come, with its hour in the history of its booking; a repeated call
 * changes nothing.
 * @throws ApiError NOT_FOUND; CONFLICT for a step that is not possible now
 */
export async function recordStep(
  work: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { user, id, step, among }: StepSaid,
): Promise<typeof rides.$inferSelect> {
  const { tx, idSite, now } = work;
  const { ride, booking, said } = await lockRide(tx, id, among);
  const before = said.map((one) => one.step);
  if (before.includes(step)) return ride;
  if (nextRideStep(booking, { startAt: ride.startAt, said: before }, now) !== step) {
    throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  }
  await tx.insert(rideSteps).values({ idSite, idRide: id, step, at: now });
  await noteBooking(tx, booking, step, { at: now, by: "COMPANY", reason: ride.leg });
  await recordAudit(work, {
    user,
    action: step,
    subject: `booking ${booking.reference}`,
    before: null,
    after: { ride: id, step },
  });
  return ride;
}
