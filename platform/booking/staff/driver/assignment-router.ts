import { asc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/assignment";
import { mayHaveDriver } from "@/lib/rules/booking/may-have-driver";
import { lastStep, nextRideStep } from "@/lib/rules/booking/ride-step";
import { recordAudit } from "@/platform/audit/record-audit";
import { assignDriver } from "@/platform/booking/lifecycle/assign-driver";
import { postDriverMails } from "@/platform/booking/lifecycle/post-driver-mails";
import { readDrivers } from "@/platform/booking/staff/day/day-page";
import { readSteps } from "@/platform/booking/view/ride-progress";
import { bookings, rides } from "@/platform/db/schema/booking";
import { sqlState } from "@/platform/db/sql-state";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";

export function assignmentRouter() {
  return newRouter()
    .answer(calls.getBookingDrivers, async ({ tx, now }, { param: { id } }) => {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new ApiError("NOT_FOUND");
      const rows = await tx
        .select()
        .from(rides)
        .where(eq(rides.idBooking, id))
        .orderBy(asc(rides.startAt), asc(rides.id));
      const active = rows.filter(({ isActive }) => isActive);
      const steps = await readSteps(tx, active);
      const saidOf = (idRide: number) =>
        steps.filter((one) => one.idRide === idRide).map(({ step }) => step);
      return {
        rides: active.map((ride) => ({
          id: ride.id,
          leg: ride.leg,
          startAt: ride.startAt.toISOString(),
          endAt: ride.endAt.toISOString(),
          step: lastStep(saidOf(ride.id)),
          nextStep: nextRideStep(booking, { startAt: ride.startAt, said: saidOf(ride.id) }, now),
          idDriver: ride.idDriver,
          mayChange: mayHaveDriver(booking, ride, now),
        })),
        drivers: await readDrivers(tx),
      };
    })
    .answerInSteps(
      calls.assignDriver,
      async ({ inUnitOfWork, user }, { param, json: { idDriver, was } }) => {
        try {
          await inUnitOfWork(async (work) => {
            const change = await assignDriver(work, { idRide: param.id, idDriver, was });
            if (idDriver === was) return;
            const { reference, before, after } = change;
            await recordAudit(work, {
              user,
              action: "ASSIGN_DRIVER",
              subject: `booking ${reference}`,
              before: { driver: before?.name ?? null },
              after: { driver: after?.name ?? null },
            });
            await postDriverMails(work, change, user.id);
          });
        } catch (error) {
          // Another ride was given to the same person at this moment.
          if (sqlState(error).state !== "23P01") throw error;
          throw new ApiError("CONFLICT", "DRIVER_TAKEN", { idDriver: "DRIVER_TAKEN" });
        }
        return { idDriver };
      },
    );
}
