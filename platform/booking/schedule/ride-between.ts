import { and, eq, gt, lt, type SQL } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";

/** The length of the longest ride, in milliseconds. */
export const LONGEST_RIDE = 36 * 3_600_000;

/**
 * Those rides, of those that keep their vehicle, which share a moment with a stretch of time. There are
 * indexes by when rides start alone, so that their starts say as well which are read.
 * @param until none when left out
 */
export const isRideBetween = (from: Date, until?: Date): SQL | undefined =>
  and(
    eq(rides.isActive, true),
    gt(rides.startAt, new Date(from.getTime() - LONGEST_RIDE)),
    until && lt(rides.startAt, until),
    gt(rides.endAt, from),
  );
