const MINUTE = 60_000;

/** Minutes that the driver waits for a customer who arrives by it (§4, §9 Lateness tolerance). */
const TOLERANCE = { FLIGHT: 60, TRAIN: 30 } as const;

const QUARTER = 15;

export interface Awaited {
  pickupAt: Date;
  /** Arrival of the flight or the train; none when nobody knows. */
  arrivalAt?: Date | undefined;
  by: "FLIGHT" | "TRAIN" | "NONE";
}

/**
 * Finds the pickup of a booking that the driver waited at: the last one by then. Its flight or
 * train is the one that the way there meets; the way back meets one that came in after that way
 * there.
 * @param booked.rides its drives in their order
 */
export function awaitedRide(booking: {
  rides: { startAt: Date; endAt: Date }[];
  by: Awaited["by"];
  arrivalAt?: Date | undefined;
  waitedUntil: Date;
}): Awaited | undefined {
  const { rides, by, arrivalAt, waitedUntil } = booking;
  const index = rides.findLastIndex(({ startAt }) => startAt <= waitedUntil);
  const [ride, before, after] = [rides[index], rides[index - 1], rides[index + 1]];
  if (!ride) return undefined;
  const pickupAt = ride.startAt;
  const isItsOwn =
    arrivalAt && !(before && arrivalAt <= before.endAt) && !(after && arrivalAt >= after.startAt);
  if (isItsOwn) return { pickupAt, arrivalAt, by };
  return { pickupAt, by: before ? "NONE" : by };
}

/**
 * Returns the way in which the customers of a drive arrive: by the flight or train of its booking.
 * The way there meets it; the way back meets it only where its arrival was reported.
 */
export function awaitedBy(
  leg: "OUTBOUND" | "RETURN" | "HIRE",
  booking: { flightNumber: string | null; trainNumber: string | null },
  arrivalAt?: Date | undefined,
): Awaited["by"] {
  if (leg === "RETURN" && !arrivalAt) return "NONE";
  if (booking.flightNumber) return "FLIGHT";
  return booking.trainNumber ? "TRAIN" : "NONE";
}

/**
 * Returns the end of the free wait (§4, §9): an hour after the flight has landed, half an hour
 * after the train has come in; other customers are expected at the pickup time. It is never before
 * the pickup time, and counts from that when the arrival is not known.
 */
export function toleratedUntil({ pickupAt, arrivalAt = pickupAt, by }: Awaited): Date {
  if (by === "NONE") return pickupAt;
  const until = arrivalAt.getTime() + TOLERANCE[by] * MINUTE;
  return new Date(Math.max(until, pickupAt.getTime()));
}

/**
 * Returns the price of waiting beyond the tolerance, in cents (§4; terms of sale §4: at the
 * published fares): each quarter of an hour that has begun, at the vehicle's hourly fare in cents.
 */
export function waitingCents(waiting: {
  waitedUntil: Date;
  toleratedUntil: Date;
  hourlyCents: number;
}): number {
  const minutes = (waiting.waitedUntil.getTime() - waiting.toleratedUntil.getTime()) / MINUTE;
  const quarters = Math.max(0, Math.ceil(minutes / QUARTER));
  return Math.round((quarters * QUARTER * waiting.hourlyCents) / 60);
}
