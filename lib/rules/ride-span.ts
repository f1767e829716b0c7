const MINUTE = 60_000;

/** One drive of a booking. */
export interface RideTime {
  leg: "OUTBOUND" | "RETURN" | "HIRE";
  startAt: Date;
  endAt: Date;
}

/**
 * The drives that a booking is made of.
 * @param ride.durationMin minutes of one way, for a transfer
 * @param ride.hours length of a hire
 */
export function ridesOf(ride: {
  kind: "TRANSFER" | "HIRE";
  startAt: Date;
  returnAt?: Date | undefined;
  hours?: number | undefined;
  durationMin: number;
}): RideTime[] {
  const { kind, startAt, returnAt, hours = 0, durationMin } = ride;
  if (kind === "HIRE") return [{ leg: "HIRE", startAt, endAt: later(startAt, hours * 60) }];
  const outbound: RideTime = { leg: "OUTBOUND", startAt, endAt: later(startAt, durationMin) };
  if (!returnAt) return [outbound];
  return [outbound, { leg: "RETURN", startAt: returnAt, endAt: later(returnAt, durationMin) }];
}

/**
 * How long a vehicle is away for the drives of one booking, half-open: each drive and the buffer
 * after it, which ends where the booking's own next drive begins.
 */
export const busySpans = (rides: RideTime[], bufferMin: number) =>
  rides.map(({ startAt, endAt }, index) => {
    const until = later(endAt, bufferMin);
    const next = rides[index + 1]?.startAt;
    return { from: startAt, until: next && next < until ? next : until };
  });

const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE);
