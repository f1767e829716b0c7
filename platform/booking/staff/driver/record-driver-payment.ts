import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { driverPaymentSchema } from "@/lib/contract/admin/driver";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { bookings, rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";

/** Finds the booking of a driver's ride. @throws ApiError NOT_FOUND */
async function bookingOfDriver(tx: Sql, idRide: number, idDriver: number) {
  const [found] = await tx
    .select({ reference: bookings.reference })
    .from(rides)
    .innerJoin(bookings, eq(bookings.id, rides.idBooking))
    .where(and(eq(rides.id, idRide), eq(rides.isActive, true), eq(rides.idDriver, idDriver)));
  if (!found) throw new ApiError("NOT_FOUND");
  return found;
}

/**
 * Records money that a driver took on board of a ride of their own.
 * @throws ApiError NOT_FOUND; FORBIDDEN where the company records it itself; INVALID_FIELDS for
 *   more than is owed, or more cash than the law allows; CONFLICT
 */
export async function recordDriverPayment(
  services: Services,
  caller: Pick<RequestContext["Variables"], "idSite" | "language" | "inUnitOfWork"> & {
    user: User;
  },
  idRide: number,
  { method, amount, receipt }: z.output<typeof driverPaymentSchema>,
): Promise<void> {
  const { idSite, language, user } = caller;
  const { reference } = await caller.inUnitOfWork(async ({ tx }) => {
    const found = await bookingOfDriver(tx, idRide, user.id);
    if (!(await readFlag(tx, "DRIVERS_RECORD_PAYMENTS"))) throw new ApiError("FORBIDDEN");
    return found;
  });
  await actOnBooking(services, {
    idSite,
    language,
    reference,
    opener: { isStaff: true },
    action: { action: "RECORD_PAYMENT", method, amount, receipt },
    recordAct: async (tx, before, after) => {
      // Under the booking's lock: the ride may be another driver's by now.
      await bookingOfDriver(tx, idRide, user.id);
      await recordAudit(
        { tx, idSite, now: services.clock.now() },
        {
          user,
          action: "RECORD_PAYMENT",
          subject: `booking ${reference}`,
          before: { status: before.status },
          after: { status: after.status, method, amount, ride: idRide },
        },
      );
    },
  });
}
