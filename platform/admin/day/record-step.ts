import { and, eq, type SQL } from "drizzle-orm";
import type { RideStep } from "@/lib/contract/admin/day";
import type { User } from "@/lib/contract/user";
import { nextRideStep } from "@/lib/rules/booking/ride-step";
import { recordAudit } from "@/platform/audit/record-audit";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { rideSteps, rides } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

/**
 * Records how far a ride has come; said again, it changes nothing.
 * @param said.among the rides that the caller may act on; all when left out
 * @throws ApiError NOT_FOUND; CONFLICT for a step that cannot be said now
 */
export async function recordStep(
  work: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { user, id, step, among }: { user: User; id: number; step: RideStep; among?: SQL },
): Promise<typeof rides.$inferSelect> {
  const { tx, idSite, now } = work;
  const find = async () =>
    (
      await tx
        .select()
        .from(rides)
        .where(and(eq(rides.id, id), eq(rides.isActive, true), among))
    )[0];
  const known = await find();
  if (!known) throw new ApiError("NOT_FOUND");
  const booking = await lockBooking(tx, known.idBooking);
  // Somebody else may have been given it meanwhile.
  const ride = await find();
  if (!ride) throw new ApiError("NOT_FOUND");
  const steps = await tx.select().from(rideSteps).where(eq(rideSteps.idRide, id));
  const before = steps.map((row) => row.step);
  if (before.includes(step)) return ride;
  if (nextRideStep(booking, { startAt: ride.startAt, said: before }, now) !== step) {
    throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  }
  await tx.insert(rideSteps).values({ idSite, idRide: id, step, at: now });
  await recordAudit(work, {
    user,
    action: step,
    subject: `booking ${booking.reference}`,
    before: null,
    after: { ride: id, step },
  });
  return ride;
}
