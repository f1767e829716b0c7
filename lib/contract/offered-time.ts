import { z } from "zod";
import { instantSchema, rideOrderSchema } from "./booking";

/** POST /booking/times: a ride without its time, on a day of Paris. */
export const timesRequestSchema = rideOrderSchema.omit({ startAt: true, returnAt: true }).extend({
  date: z.iso.date(),
  /** True for a way back, which may start outside the hours of rides. */
  isWayBack: z.boolean().default(false),
});
export type TimesRequest = z.input<typeof timesRequestSchema>;

/** Time of day, and whether a vehicle can make it with the drives before and after. */
export const offeredTimeSchema = z.object({
  at: instantSchema,
  /** Time of Paris, `HH:mm`. */
  time: z.string(),
  available: z.boolean(),
  idVehicles: z.array(z.number().int()),
});
export const offeredTimesSchema = z.object({ times: z.array(offeredTimeSchema) });
export type OfferedTimes = z.infer<typeof offeredTimesSchema>;
