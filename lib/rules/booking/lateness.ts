const MINUTE = 60_000;

/** How long the driver waits for a customer who arrives by it, in minutes (§4, §9 Lateness tolerance). */
const TOLERANCE = { FLIGHT: 60, TRAIN: 30 } as const;

const QUARTER = 15;

/** Who was waited for: when, and how they were to arrive. */
export interface Awaited {
  pickupAt: Date;
  /** When the flight landed or the train came in; none when nobody knows. */
  arrivalAt?: Date | undefined;
  by: "FLIGHT" | "TRAIN" | "NONE";
}

/**
 * Which of a booking's pickups the driver waited at: the last one by then. Its flight or train is
 * the one that the way there meets; the way back meets one that came in after that way there.
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
 * By what those who are picked up for a drive arrive: by the flight or train of its booking. That is
 * the one that the way there meets; the way back meets it only where its arrival was said of it.
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
 * Until when the driver waits at no charge (§4, §9): an hour after the flight has landed, half an
 * hour after the train has come in; who arrives by neither is expected at the pickup time. It is
 * never before the pickup time, and counts from that when the arrival is not known.
 */
export function toleratedUntil({ pickupAt, arrivalAt = pickupAt, by }: Awaited): Date {
  if (by === "NONE") return pickupAt;
  const until = arrivalAt.getTime() + TOLERANCE[by] * MINUTE;
  return new Date(Math.max(until, pickupAt.getTime()));
}

/**
 * What waiting beyond the tolerance costs, in cents (§4; terms of sale §4: at the published fares):
 * each quarter of an hour that has begun, at the vehicle's hourly fare in cents.
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
