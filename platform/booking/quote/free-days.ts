import { eq } from "drizzle-orm";
import type { AllowedDates } from "@/lib/contract/calendar";
import { type BookingWindow, startError } from "@/lib/rules/booking/booking-window";
import { isReachable, linksOf, neighboursAmong, type Trip } from "@/lib/rules/booking/reachable";
import { dayTimes } from "@/lib/rules/calendar/day-times";
import { endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { bufferMinutes } from "@/platform/booking/fleet/site-fares";
import { takenRides } from "@/platform/booking/schedule/taken-rides";
import type { Sql } from "@/platform/db/database";
import { vehicles } from "@/platform/db/schema/booking";

/** The least that a day must have room for, in minutes. */
const SHORT_RIDE = 30;

/** Where a ride goes is not known yet: it is as near as it can be. */
const ANYWHERE = { lat: 0, lng: 0 };
const noDrive = () => 0;

/**
 * Those of some days (`yyyy-MM-dd`, ascending) on which a vehicle has time for a short ride, and
 * those that have hours left and no vehicle.
 */
export async function freeDays(
  tx: Sql,
  days: string[],
  window: BookingWindow,
): Promise<AllowedDates> {
  const [first = "", last = ""] = [days.at(0), days.at(-1)];
  if (!first) return { dates: [], full: [] };
  const vehicleRows = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.isActive, true));
  const midnight = dayTimes(first)[0]?.at ?? window.now;
  const taken = await takenRides(tx, midnight, endOfParisDay(last));
  const bufferMin = await bufferMinutes(tx);
  const perVehicle = vehicleRows.map(({ id }) => taken.filter(({ idVehicle }) => idVehicle === id));
  const hasTime = (at: Date) => {
    const wish = shortRide(at);
    return perVehicle.some((takenRides) =>
      isReachable(linksOf([wish], neighboursAmong(takenRides, [wish])), noDrive, bufferMin),
    );
  };
  const openTimes = (day: string) => dayTimes(day).filter(({ at }) => !startError(at, window));
  const dates = days.filter((day) => openTimes(day).some(({ at }) => hasTime(at)));
  const full = days.filter((day) => !dates.includes(day) && openTimes(day).length > 0);
  return { dates, full };
}

const shortRide = (startAt: Date): Trip => ({
  startAt,
  endAt: new Date(startAt.getTime() + SHORT_RIDE * 60_000),
  origin: ANYWHERE,
  destination: ANYWHERE,
});
