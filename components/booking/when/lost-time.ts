import { CallError } from "@/lib/api/call";
import type { OfferedTimes } from "@/lib/contract/offered-time";
import { nearbyTimes } from "./nearby-times";

/** Tells whether an order failed as somebody else has booked its vehicle since its price. */
export const isSlotTaken = (error: unknown): boolean =>
  error instanceof CallError && error.errors.startAt?.code === "SLOT_TAKEN";

export interface OtherTimes {
  times: string[];
  /** Vehicle to ask their price in: the chosen one, where it is free at another time. */
  idVehicle: number | undefined;
  /** True where another vehicle can still make that time. */
  inAnotherVehicle: boolean;
}

/**
 * Finds the other times of a day, in the chosen vehicle or else in any. Undefined where that
 * vehicle is free at the wanted time: then the time of the other way of a return trip is gone.
 */
export function otherTimes(
  { times }: OfferedTimes,
  wanted: string,
  idVehicle: number,
): OtherTimes | undefined {
  const same = times.find(({ time }) => time === wanted);
  if (same?.idVehicles.includes(idVehicle)) return undefined;
  const own = times.filter(({ idVehicles }) => idVehicles.includes(idVehicle));
  const free = own.length > 0 ? own : times.filter(({ available }) => available);
  const all = free.map(({ time }) => time);
  return {
    times: nearbyTimes(all, wanted),
    idVehicle: own.length > 0 ? idVehicle : undefined,
    inAnotherVehicle: same?.available === true,
  };
}
