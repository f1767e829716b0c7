import { and, eq } from "drizzle-orm";
import {
  type DriveMin,
  type Link,
  linksOf,
  needsDrive,
  readyAt,
} from "@/lib/rules/booking/reachable";
import type { RideTime } from "@/lib/rules/booking/ride-span";
import { bufferMinutes } from "@/platform/booking/fleet/site-fares";
import { Retryable } from "@/platform/db/retryable";
import { rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { fitBlocks } from "./fit-blocks";
import { driversOf, keepDrivers } from "./keep-drivers";
import { lockVehicle } from "./lock-vehicle";
import { neighboursOf } from "./vehicle-neighbours";

/** Thrown when the vehicle has got another ride next to these since their drives were asked for. */
export class NeighboursChanged extends Retryable {}

export interface Placing {
  idSite: number;
  idBooking: number;
  idVehicle: number;
  rides: RideTime[];
  /** From `drivesAround`, or of a priced ride. */
  drives: DriveMin;
}

/**
 * Gives a booking that has none its rides: the vehicle is busy from the start of each to its end,
 * the buffer, and the drive to its next ride; so is its ride before, up to these.
 * @returns the rides, in the order in which they are made
 * @throws NeighboursChanged when a drive is missing: ask for the drives again, and try again; and
 *   the database's error (23P01) when the vehicle cannot make them
 */
export async function placeRides(
  tx: Sql,
  { idSite, idBooking, idVehicle, rides: rideTimes, drives }: Placing,
): Promise<(typeof rides.$inferSelect)[]> {
  await lockVehicle(tx, idVehicle);
  const bufferMin = await bufferMinutes(tx);
  const links = linksOf(rideTimes, await neighboursOf(tx, [{ idVehicle, rides: rideTimes }]));
  const untilOf = new Map(
    links.map((link) => [link.before, readyAt(link, driveOf(link, drives, bufferMin), bufferMin)]),
  );
  for (const { before } of links) {
    const until = untilOf.get(before);
    if (!("id" in before) || !until) continue;
    await tx
      .update(rides)
      .set({ busy: { from: before.startAt, until } })
      .where(eq(rides.id, before.id));
  }
  const placed = await tx
    .insert(rides)
    .values(
      rideTimes.map((ride) => ({
        idSite,
        idBooking,
        idVehicle,
        ...ride,
        busy: {
          from: ride.startAt,
          until: untilOf.get(ride) ?? minutesLater(ride.endAt, bufferMin),
        },
      })),
    )
    .returning();
  return placed.sort(byStart);
}

/**
 * Replaces the rides of a booking by new ones. Their drivers stay, if they are free then.
 * @throws as `placeRides` does
 */
export async function replaceRides(tx: Sql, placing: Placing): Promise<void> {
  const { idBooking } = placing;
  const { drivers, left } = await takeRides(tx, idBooking);
  await placeRides(tx, placing);
  await keepDrivers(tx, idBooking, drivers);
  for (const id of left) await fitBlocks(tx, id);
}

/** Removes the rides of a booking. @returns their drivers, and the vehicles they leave */
async function takeRides(tx: Sql, idBooking: number) {
  if ((await tx.$count(rides, eq(rides.idBooking, idBooking))) === 0) {
    return { drivers: [], left: [] };
  }
  const drivers = await driversOf(tx, idBooking);
  const left = await freeVehicles(tx, idBooking);
  await tx.delete(rides).where(eq(rides.idBooking, idBooking));
  return { drivers, left };
}

/** Returns a drive's minutes; a missing one matters only if the time without it suffices. */
function driveOf(link: Link, drives: DriveMin, bufferMin: number): number {
  if (!needsDrive(link)) return 0;
  const minutes = drives(link.before.destination, link.after.origin);
  if (minutes === undefined && readyAt(link, 0, bufferMin) <= link.after.startAt) {
    throw new NeighboursChanged();
  }
  return minutes ?? 0;
}

/**
 * Releases the vehicle of a booking. The ride before then blocks its buffer only; the drive to the
 * next ride is asked for again when another ride is booked between them.
 */
export async function releaseRides(tx: Sql, idBooking: number): Promise<void> {
  for (const idVehicle of await freeVehicles(tx, idBooking)) await fitBlocks(tx, idVehicle);
}

/** Frees the vehicles of a booking's rides. @returns them: they may be blocked now */
async function freeVehicles(tx: Sql, idBooking: number): Promise<number[]> {
  const isActiveRide = and(eq(rides.idBooking, idBooking), eq(rides.isActive, true));
  const vehicles = await tx.selectDistinct({ id: rides.idVehicle }).from(rides).where(isActiveRide);
  if (vehicles.length === 0) return [];
  for (const { id } of vehicles) await lockVehicle(tx, id);
  const released = await tx.update(rides).set({ isActive: false }).where(isActiveRide).returning();
  const bufferMin = await bufferMinutes(tx);
  for (const ride of released) {
    const neighbours = await neighboursOf(tx, [{ idVehicle: ride.idVehicle, rides: [ride] }]);
    const [before, after] = neighbours.sort(byStart);
    if (!before || before.startAt > ride.startAt) continue;
    // The next ride may start before the buffer is over where the customer was waited for.
    const ready = minutesLater(before.endAt, bufferMin);
    const until = after && after.startAt < ready ? after.startAt : ready;
    await tx
      .update(rides)
      .set({ busy: { from: before.startAt, until } })
      .where(eq(rides.id, before.id));
  }
  return vehicles.map(({ id }) => id);
}

const byStart = (a: { startAt: Date }, b: { startAt: Date }) =>
  a.startAt.getTime() - b.startAt.getTime();

const minutesLater = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * 60_000);
