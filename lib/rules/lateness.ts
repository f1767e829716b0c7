const MINUTE = 60_000;

/** How long the driver waits for one who arrives by it, in minutes (§4, §9 Lateness tolerance). */
const TOLERANCE = { FLIGHT: 60, TRAIN: 30 } as const;

const QUARTER = 15;

/**
 * Until when the driver waits at no charge (§4, §9): an hour after the flight has landed, half an
 * hour after the train has come in; who arrives by neither is expected at the pickup time. It is
 * never before the pickup time, and counts from that when the arrival is not known.
 */
export function toleratedUntil(ride: {
  pickupAt: Date;
  arrivalAt?: Date | undefined;
  by: "FLIGHT" | "TRAIN" | "NONE";
}): Date {
  const { pickupAt, arrivalAt = pickupAt, by } = ride;
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
