import type { Point } from "./road-estimate";

const MINUTE = 60_000;

export interface RideTime {
  leg: "OUTBOUND" | "RETURN" | "HIRE";
  startAt: Date;
  endAt: Date;
  origin: Point;
  destination: Point;
}

/**
 * Returns the drives of a booking. A hire without a destination ends where it began.
 * @param ride.durationMin minutes of one way, for a transfer
 * @param ride.hours length of a hire
 */
export function ridesOf(ride: {
  kind: "TRANSFER" | "HIRE";
  pickup: Point;
  dropoff?: Point | null | undefined;
  startAt: Date;
  returnAt?: Date | null | undefined;
  hours?: number | null | undefined;
  durationMin: number;
}): RideTime[] {
  const { kind, startAt, returnAt, hours, durationMin } = ride;
  const origin = pointOf(ride.pickup);
  const destination = pointOf(ride.dropoff ?? ride.pickup);
  if (kind === "HIRE") {
    return [
      { leg: "HIRE", startAt, endAt: later(startAt, (hours ?? 0) * 60), origin, destination },
    ];
  }
  const outbound: RideTime = {
    leg: "OUTBOUND",
    startAt,
    endAt: later(startAt, durationMin),
    origin,
    destination,
  };
  if (!returnAt) return [outbound];
  const back: RideTime = {
    leg: "RETURN",
    startAt: returnAt,
    endAt: later(returnAt, durationMin),
    origin: destination,
    destination: origin,
  };
  return [outbound, back];
}

const pointOf = ({ lat, lng }: Point): Point => ({ lat, lng });

const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE);
