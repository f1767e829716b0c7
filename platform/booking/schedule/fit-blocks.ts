import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { type TimeSpan, withoutSpans } from "@/lib/rules/calendar/time-span";
import { insertAll } from "@/platform/db/insert-all";
import { rides, vehicles } from "@/platform/db/schema/booking";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import type { Sql } from "@/platform/db/sql";
import { lockVehicle } from "./lock-vehicle";
import { isRideBetween } from "./ride-between";
import type { VehicleBlockRow } from "./vehicle-blocks";

/**
 * Blocks a vehicle for the busy times of its calendars, as far as it has no ride then and is not
 * blocked already: bookings stay, and time that a ride frees is blocked again. Call it wherever a
 * vehicle loses a ride or a block, and after a calendar was read.
 */
export async function fitBlocks(tx: Sql, idVehicle: number): Promise<void> {
  const calendars = await tx
    .select()
    .from(busyCalendars)
    .where(or(isNull(busyCalendars.idVehicle), eq(busyCalendars.idVehicle, idVehicle)))
    .orderBy(asc(busyCalendars.id));
  if (calendars.length === 0) return;
  await lockVehicle(tx, idVehicle);
  const ids = calendars.map(({ id }) => id);
  const times = await tx
    .select()
    .from(busyTimes)
    .where(inArray(busyTimes.idCalendar, ids))
    .orderBy(asc(busyTimes.startAt));
  const taken = await takenSpans(tx, idVehicle, times[0]?.startAt);
  const blocks = calendars.flatMap(({ id, idSite, name, by, readAt }) => {
    const busy = times.filter(({ idCalendar }) => idCalendar === id);
    const free = withoutSpans(busy, taken);
    taken.push(...free);
    return free.map((span) => ({
      ...span,
      idSite,
      idVehicle,
      idCalendar: id,
      reason: name,
      by,
      createdAt: readAt,
    }));
  });
  await replaceBlocks(tx, idVehicle, blocks);
}

/** Does the same for every vehicle, one after the other. */
export async function fitBlocksOfFleet(tx: Sql): Promise<void> {
  const fleet = await tx.select({ id: vehicles.id }).from(vehicles).orderBy(asc(vehicles.id));
  for (const { id } of fleet) await fitBlocks(tx, id);
}

/** Reads the times at which a vehicle has a ride, or is blocked by the staff. */
async function takenSpans(tx: Sql, idVehicle: number, from: Date | undefined): Promise<TimeSpan[]> {
  if (!from) return [];
  const ridden = await tx
    .select({ startAt: rides.startAt, endAt: rides.endAt })
    .from(rides)
    .where(and(eq(rides.idVehicle, idVehicle), isRideBetween(from)));
  const isBlock = and(eq(vehicleBlocks.idVehicle, idVehicle), isNull(vehicleBlocks.idCalendar));
  const blocked = await tx
    .select({ startAt: vehicleBlocks.startAt, endAt: vehicleBlocks.endAt })
    .from(vehicleBlocks)
    .where(and(isBlock, gt(vehicleBlocks.endAt, from)));
  return [...ridden, ...blocked];
}

/** Replaces the blocks that calendars have made of a vehicle, unless they are the same. */
async function replaceBlocks(tx: Sql, idVehicle: number, blocks: Omit<VehicleBlockRow, "id">[]) {
  const isMade = and(eq(vehicleBlocks.idVehicle, idVehicle), isNotNull(vehicleBlocks.idCalendar));
  const before = await tx.select().from(vehicleBlocks).where(isMade);
  const known = new Set(before.map(blockKey));
  if (blocks.length === known.size && blocks.every((block) => known.has(blockKey(block)))) return;
  await tx.delete(vehicleBlocks).where(isMade);
  await insertAll(blocks, (rows) => tx.insert(vehicleBlocks).values(rows));
}

const blockKey = ({ idCalendar, startAt, endAt }: Omit<VehicleBlockRow, "id">): string =>
  `${idCalendar} ${startAt.getTime()} ${endAt.getTime()}`;
