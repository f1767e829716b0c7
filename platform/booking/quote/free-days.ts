import type { AllowedDates } from "@/lib/contract/calendar";
import { type BookingWindow, startError } from "@/lib/rules/booking/booking-window";
import { isReachable, linksOf, neighboursAmong, type Trip } from "@/lib/rules/booking/reachable";
import { blocksInWay } from "@/lib/rules/booking/vehicle-block";
import { dayTimes } from "@/lib/rules/calendar/day-times";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { bufferMinutes } from "@/platform/booking/fleet/site-fares";
import { takenRides } from "@/platform/booking/schedule/taken-rides";
import { readBlocks } from "@/platform/booking/schedule/vehicle-blocks";
import type { Sql } from "@/platform/db/sql";

/** Shortest time that makes a day free, in minutes. */
const SHORT_RIDE = 30;

/** The destination is not known yet: it is taken to be as near as can be. */
const ANYWHERE = { lat: 0, lng: 0 };
const noDrive = () => 0;

/**
 * Finds those of some days (`yyyy-MM-dd`, ascending) on which a vehicle has time for a short ride;
 * and as `full` those whose hours are all taken or too soon to be booked, so that a ride can only
 * be asked for.
 */
export async function freeDays(
  tx: Sql,
  days: string[],
  window: BookingWindow,
): Promise<AllowedDates> {
  const [first = "", last = ""] = [days.at(0), days.at(-1)];
  if (!first) return { dates: [], full: [] };
  const vehicles = (await readVehicles(tx)).filter(({ isActive }) => isActive);
  const midnight = dayTimes(first)[0]?.at ?? window.now;
  const taken = await takenRides(tx, midnight, endOfParisDay(last));
  const blocks = await readBlocks(tx, midnight, endOfParisDay(daysLater(last, 1)));
  const bufferMin = await bufferMinutes(tx);
  const perVehicle = vehicles.map(({ id }) => ({
    takenRides: taken.filter(({ idVehicle }) => idVehicle === id),
    blocks: blocks.filter(({ idVehicle }) => idVehicle === id),
  }));
  const hasTime = (at: Date) => {
    const wish = shortRide(at);
    return perVehicle.some(
      ({ takenRides, blocks }) =>
        blocksInWay([wish], blocks).length === 0 &&
        isReachable(linksOf([wish], neighboursAmong(takenRides, [wish])), noDrive, bufferMin),
    );
  };
  const withoutNotice = { ...window, minimumNoticeMin: 0 };
  const dates = days.filter((day) =>
    dayTimes(day).some(({ at }) => !startError(at, window) && hasTime(at)),
  );
  const full = days.filter(
    (day) => !dates.includes(day) && dayTimes(day).some(({ at }) => !startError(at, withoutNotice)),
  );
  return { dates, full };
}

const shortRide = (startAt: Date): Trip => ({
  startAt,
  endAt: new Date(startAt.getTime() + SHORT_RIDE * 60_000),
  origin: ANYWHERE,
  destination: ANYWHERE,
});
