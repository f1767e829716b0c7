import { and, asc, eq, gte, lt } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/ride-plan";
import { placeLine } from "@/lib/rules/booking/place-line";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisIso } from "@/lib/rules/calendar/paris-time";
import { fullName } from "@/lib/rules/text/full-name";
import { readBusyConflicts } from "@/platform/booking/schedule/busy-conflicts";
import { readBlocks } from "@/platform/booking/schedule/vehicle-blocks";
import { dayVehicles } from "@/platform/booking/staff/day/day-page";
import { bookings, rides } from "@/platform/db/schema/booking";
import { newRouter } from "@/platform/http/router";
import { readCalendars } from "@/platform/site/read-calendars";
import { blockView } from "./block-view";

export function ridePlanRouter() {
  return newRouter().answer(
    calls.getRidePlan,
    async ({ tx, language }, { query: { from, until } }) => {
      const [first, end] = [endOfParisDay(daysLater(from, -1)), endOfParisDay(until)];
      const rows = await tx
        .select({ ride: rides, booking: bookings })
        .from(rides)
        .innerJoin(bookings, eq(bookings.id, rides.idBooking))
        .where(and(eq(rides.isActive, true), gte(rides.startAt, first), lt(rides.startAt, end)))
        .orderBy(asc(rides.startAt), asc(rides.id));
      const blocks = await readBlocks(tx, first, end);
      const conflicts = await readBusyConflicts(
        tx,
        rows.map(({ ride }) => ride),
      );
      const calendar = (await readCalendars(tx)).find(({ kind }) => kind === "RIDE");
      const used = [...rows.map(({ ride }) => ride), ...blocks].map(({ idVehicle }) => idVehicle);
      return {
        vehicles: await dayVehicles(tx, language, new Set(used)),
        rides: rows.map(({ ride, booking }) => {
          const isReturn = ride.leg === "RETURN";
          const [pickup, dropoff] = isReturn
            ? [booking.dropoff ?? booking.pickup, booking.pickup]
            : [booking.pickup, booking.dropoff];
          return {
            id: ride.id,
            reference: booking.reference,
            status: booking.status,
            day: parisDate(ride.startAt),
            startAt: parisIso(ride.startAt),
            endAt: parisIso(ride.endAt),
            leg: ride.leg,
            idVehicle: ride.idVehicle,
            customer: fullName(booking),
            pickup: placeLine(pickup),
            dropoff: dropoff && placeLine(dropoff),
            busyIn: conflicts.get(ride.id) ?? [],
          };
        }),
        blocks: blocks.map(blockView),
        closures: (calendar?.closures ?? []).filter((day) => day >= from && day <= until),
      };
    },
  );
}
