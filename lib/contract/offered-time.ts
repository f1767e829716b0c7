import { z } from "zod";
import { instantSchema, rideOrderSchema } from "./booking";

/** POST /booking/times: a ride without its time, on a day of Paris. */
export const timesRequestSchema = rideOrderSchema.omit({ startAt: true, returnAt: true }).extend({
  date: z.iso.date(),
  /** Of a way back, which may start where no ride could. */
  isWayBack: z.boolean().default(false),
});
export type TimesRequest = z.input<typeof timesRequestSchema>;

/** A time of the day, and whether a vehicle can make it: the drives before and after included. */
export const offeredTimeSchema = z.object({
  at: instantSchema,
  /** Of Paris, `HH:mm`. */
  time: z.string(),
  available: z.boolean(),
  idVehicles: z.array(z.number().int()),
});
export const offeredTimesSchema = z.object({ times: z.array(offeredTimeSchema) });
export type OfferedTimes = z.infer<typeof offeredTimesSchema>;
