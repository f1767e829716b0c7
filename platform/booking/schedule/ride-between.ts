import { and, eq, gt, lt, type SQL } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";

/** The length of the longest ride, in milliseconds. */
export const LONGEST_RIDE = 36 * 3_600_000;

/**
 * Condition for the rides that keep their vehicle and share a moment with a stretch of time. The
 * only indexes are on the start, so the condition limits the starts as well.
 * @param until none when left out
 */
export const isRideBetween = (from: Date, until?: Date): SQL | undefined =>
  and(
    eq(rides.isActive, true),
    gt(rides.startAt, new Date(from.getTime() - LONGEST_RIDE)),
    until && lt(rides.startAt, until),
    gt(rides.endAt, from),
  );
