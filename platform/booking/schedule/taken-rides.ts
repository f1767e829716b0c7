import { and, asc, eq, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { rides } from "@/platform/db/schema/booking";
import type { TakenRide } from "./vehicle-neighbours";

const HOUR = 3_600_000;

/** The longest time before a ride, in hours, that the way to it is looked at, and a bit. */
const BEFORE = 13;
/** The same after it, and the length of the longest ride. */
const AFTER = BEFORE + 36;

/**
 * The rides of every vehicle that matter to one which starts between two instants, in the order of
 * their start.
 */
export async function takenRides(tx: Sql, from: Date, until: Date): Promise<TakenRide[]> {
  const [first, last] = [from.getTime() - BEFORE * HOUR, until.getTime() + AFTER * HOUR].map(
    (time) => new Date(time).toISOString(),
  );
  return tx
    .select()
    .from(rides)
    .where(and(eq(rides.isActive, true), sql`${rides.busy} && tstzrange(${first}, ${last})`))
    .orderBy(asc(rides.startAt));
}
