import { eq } from "drizzle-orm";
import type { DayRide } from "@/lib/contract/admin/day";
import * as calls from "@/lib/contract/calls/day";
import type { LanguageCode } from "@/lib/contract/locale";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { recordAudit } from "@/platform/audit/record-audit";
import { lockBooking } from "@/platform/booking/record/find-booking";
import {
  bookingsToDecide,
  dayVehicles,
  isClosedDay,
  readDrivers,
} from "@/platform/booking/staff/day/day-page";
import { dayRideViews, linksBetween, readRides } from "@/platform/booking/staff/day/day-rides";
import { recordStep } from "@/platform/booking/staff/day/record-step";
import { takeBackStep } from "@/platform/booking/staff/day/take-back-step";
import { rides } from "@/platform/db/schema/booking";
import { rideArrivals } from "@/platform/db/schema/ride-arrival";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { countWaiting } from "./count-waiting";

interface Asking {
  inUnitOfWork: InUnitOfWork;
  /** Language of the staff. */
  language: LanguageCode;
}

/** Milliseconds from the pickup beyond which an arrival is another ride's: half a day. */
const FAR_FROM_PICKUP = 12 * 3_600_000;

export function dayRouter({ roadDistance }: Services) {
  /** Reads the rides between two instants, with the drives that lead to them. */
  async function ridesBetween(
    { inUnitOfWork, language }: Asking,
    from: Date,
    until: Date,
  ): Promise<DayRide[]> {
    const rows = await inUnitOfWork(({ tx }) => readRides(tx, from, until));
    const links = linksBetween(rows);
    const drives = await driveTimes(roadDistance, [...links.values()]);
    return inUnitOfWork(({ tx, now }) =>
      dayRideViews(
        tx,
        rows.filter(({ ride }) => ride.endAt > from),
        links,
        drives,
        { language, now },
      ),
    );
  }

  /** Reads a ride as the day shows it. @throws ApiError NOT_FOUND */
  async function rideAt(
    asking: Asking,
    { id, startAt }: { id: number; startAt: Date },
  ): Promise<DayRide> {
    const near = await ridesBetween(asking, startAt, new Date(startAt.getTime() + 1));
    const ride = near.find((one) => one.id === id);
    if (!ride) throw new ApiError("NOT_FOUND");
    return ride;
  }

  return newRouter()
    .answerInSteps(calls.getDay, async ({ inUnitOfWork, language, user }, { query: { day } }) => {
      const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
      const dayRides = await ridesBetween({ inUnitOfWork, language }, from, until);
      const usedIds = new Set(dayRides.map(({ idVehicle }) => idVehicle));
      return inUnitOfWork(async ({ tx, now }) => ({
        day,
        rides: dayRides,
        vehicles: await dayVehicles(tx, language, usedIds),
        drivers: await readDrivers(tx),
        isClosed: await isClosedDay(tx, day),
        waiting: await countWaiting(tx, now, user.role),
        toDecide: await bookingsToDecide(tx, now),
      }));
    })
    .answerInSteps(
      calls.sayRideStep,
      async ({ inUnitOfWork, language, user }, { param: { id }, json: { step } }) => {
        const said = await inUnitOfWork((work) => recordStep(work, { user, id, step }));
        return rideAt({ inUnitOfWork, language }, said);
      },
    )
    .answerInSteps(
      calls.takeBackRideStep,
      async ({ inUnitOfWork, language, user }, { param: { id, step } }) => {
        const taken = await inUnitOfWork((work) => takeBackStep(work, { user, id, step }));
        return rideAt({ inUnitOfWork, language }, taken);
      },
    )
    .answerInSteps(
      calls.sayRideArrival,
      async ({ inUnitOfWork, language, user }, { param: { id }, json }) => {
        const arrivalAt = new Date(json.arrivalAt);
        const awaited = await inUnitOfWork(async (work) => {
          const { tx, idSite } = work;
          const [ride] = await tx.select().from(rides).where(eq(rides.id, id));
          if (!ride?.isActive) throw new ApiError("NOT_FOUND");
          const { reference } = await lockBooking(tx, ride.idBooking);
          if (Math.abs(arrivalAt.getTime() - ride.startAt.getTime()) > FAR_FROM_PICKUP)
            throw invalidFields({ arrivalAt: "INVALID" });
          const values = { arrivalAt, by: user.email };
          const [before] = await tx.select().from(rideArrivals).where(eq(rideArrivals.idRide, id));
          const known = before?.arrivalAt.getTime() ?? null;
          if (known === arrivalAt.getTime()) return ride;
          if (known !== (json.was === null ? null : Date.parse(json.was)))
            throw new ApiError("CONFLICT", "ARRIVAL_CHANGED_MEANWHILE");
          await tx
            .insert(rideArrivals)
            .values({ ...values, idSite, idRide: id })
            .onConflictDoUpdate({ target: rideArrivals.idRide, set: values });
          await recordAudit(work, {
            user,
            action: "SAY_ARRIVAL",
            subject: `booking ${reference}`,
            before: before ? { ride: id, arrivalAt: before.arrivalAt.toISOString() } : null,
            after: { ride: id, arrivalAt: arrivalAt.toISOString() },
          });
          return ride;
        });
        return rideAt({ inUnitOfWork, language }, awaited);
      },
    );
}
