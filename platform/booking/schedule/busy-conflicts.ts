import { and, eq, gt, lt } from "drizzle-orm";
import { overlap } from "@/lib/rules/booking/vehicle-block";
import type { rides } from "@/platform/db/schema/booking";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import type { Sql } from "@/platform/db/sql";

type RideRow = Pick<typeof rides.$inferSelect, "id" | "idVehicle" | "startAt" | "endAt">;

/** Reads the names of calendars that are busy during a ride booked before, by ride. */
export async function readBusyConflicts(
  tx: Sql,
  wanted: readonly RideRow[],
): Promise<Map<number, string[]>> {
  const conflicts = new Map<number, string[]>();
  if (wanted.length === 0) return conflicts;
  const first = new Date(Math.min(...wanted.map(({ startAt }) => startAt.getTime())));
  const last = new Date(Math.max(...wanted.map(({ endAt }) => endAt.getTime())));
  const rows = await tx
    .select({ time: busyTimes, calendar: busyCalendars })
    .from(busyTimes)
    .innerJoin(busyCalendars, eq(busyCalendars.id, busyTimes.idCalendar))
    .where(and(lt(busyTimes.startAt, last), gt(busyTimes.endAt, first)))
    .orderBy(busyCalendars.id);
  for (const ride of wanted) {
    const names = rows
      .filter(({ time, calendar: { idVehicle } }) => {
        return (idVehicle === null || idVehicle === ride.idVehicle) && overlap(time, ride);
      })
      .map(({ calendar }) => calendar.name);
    if (names.length > 0) conflicts.set(ride.id, [...new Set(names)]);
  }
  return conflicts;
}
