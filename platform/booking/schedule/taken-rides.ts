import { and, asc, between, eq, sql } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { LONGEST_RIDE } from "./ride-between";
import type { TakenRide } from "./vehicle-neighbours";

const HOUR = 3_600_000;

/** Longest time before a ride, in hours, for which the drive to it is looked at, and a bit. */
const BEFORE = 13;
/** Hours after a ride that are looked at. */
const AFTER = BEFORE + LONGEST_RIDE / HOUR;

/** Reads every vehicle's rides near a start between two instants, in the order of their start. */
export async function takenRides(tx: Sql, from: Date, until: Date): Promise<TakenRide[]> {
  const [first, last] = [from.getTime() - BEFORE * HOUR, until.getTime() + AFTER * HOUR].map(
    (time) => new Date(time).toISOString(),
  );
  // A ride keeps its vehicle until it has driven to the next one. Row security prevents an index on
  // overlapping ranges, so the starts limit the rides that are read.
  const earliest = new Date(from.getTime() - (BEFORE + AFTER) * HOUR);
  const latest = new Date(until.getTime() + AFTER * HOUR);
  return tx
    .select()
    .from(rides)
    .where(
      and(
        eq(rides.isActive, true),
        between(rides.startAt, earliest, latest),
        sql`${rides.busy} && tstzrange(${first}, ${last})`,
      ),
    )
    .orderBy(asc(rides.startAt));
}
