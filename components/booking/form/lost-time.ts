import { CallError } from "@/lib/api/call";
import type { OfferedTimes } from "@/lib/contract/offered-time";
import { nearbyTimes } from "./nearby-times";

/** True for the error of an order whose vehicle somebody else has booked since its price. */
export const isSlotTaken = (error: unknown): boolean =>
  error instanceof CallError && error.errors.startAt?.code === "SLOT_TAKEN";

/** What there is in place of a time that is gone. */
export interface OtherTimes {
  times: string[];
  /** The vehicle to ask their price in: the one that was chosen, where it is free at another time. */
  idVehicle: number | undefined;
  /** Another vehicle can still make that time. */
  inAnotherVehicle: boolean;
}

/**
 * The other times of a day, in the chosen vehicle or else in any. Undefined where that vehicle is
 * free at the wanted time: then the time of the other way of a return trip is gone.
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
