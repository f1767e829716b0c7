import { and, eq } from "drizzle-orm";
import { mayTakeBack } from "@/lib/rules/booking/ride-step";
import { recordAudit } from "@/platform/audit/record-audit";
import { noteBooking } from "@/platform/booking/record/move-booking";
import { rideSteps, type rides } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { lockRide } from "./lock-ride";
import type { StepSaid } from "./record-step";

/**
 * Takes back the last step of a ride, recorded just now; both stand in the history of its booking.
 * A repeated call changes nothing.
 * @throws ApiError NOT_FOUND; CONFLICT for another step than the last, or one recorded too long ago
 */
export async function takeBackStep(
  work: Pick<UnitOfWork, "tx" | "idSite" | "now">,
  { user, id, step, among }: StepSaid,
): Promise<typeof rides.$inferSelect> {
  const { tx, now } = work;
  const { ride, booking, said } = await lockRide(tx, id, among);
  if (!said.some((one) => one.step === step)) return ride;
  if (!mayTakeBack(step, said, now)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  await tx.delete(rideSteps).where(and(eq(rideSteps.idRide, id), eq(rideSteps.step, step)));
  const taken = `UNDO_${step}` as const;
  await noteBooking(tx, booking, taken, { at: now, by: "COMPANY", reason: ride.leg });
  await recordAudit(work, {
    user,
    action: taken,
    subject: `booking ${booking.reference}`,
    before: { ride: id, step },
    after: null,
  });
  return ride;
}
