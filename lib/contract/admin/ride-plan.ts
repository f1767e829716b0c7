import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { instantSchema } from "@/lib/contract/booking";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";
import { obstacleSchema } from "./take-booking";

export const planRideSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  status: bookingStatusSchema,
  /** Day of Paris. */
  day: z.iso.date(),
  startAt: instantSchema,
  endAt: instantSchema,
  leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]),
  idVehicle: z.number().int(),
  customer: z.string(),
  pickup: z.string(),
  dropoff: z.string().nullable(),
  /** Calendars by which its vehicle is busy then; it was booked before that was known. */
  busyIn: z.array(z.string()),
});

/** Time in which a vehicle makes no ride. */
export const vehicleBlockSchema = z.object({
  id: z.number().int(),
  idVehicle: z.number().int(),
  startAt: instantSchema,
  endAt: instantSchema,
  reason: z.string(),
  /** Calendar that the block came from: it ends when the calendar says so. */
  idCalendar: z.number().int().nullable(),
});
export type VehicleBlock = z.infer<typeof vehicleBlockSchema>;

/** Most days in one request: six weeks, as a month's page has. */
const MOST_DAYS = 42;

/** GET /admin/ride-plan?from=&until=: days of Paris, both of them included. */
export const ridePlanQuerySchema = z
  .object({ from: askedDaySchema, until: askedDaySchema })
  .refine(({ from, until }) => until >= from, { path: ["until"] })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < MOST_DAYS * 86_400_000, {
    path: ["until"],
  });

export const ridePlanSchema = z.object({
  vehicles: z.array(z.object({ id: z.number().int(), name: z.string() })),
  rides: z.array(planRideSchema),
  blocks: z.array(vehicleBlockSchema),
  /** Days on which nothing can be booked online. */
  closures: z.array(z.iso.date()),
});
export type RidePlan = z.infer<typeof ridePlanSchema>;

/** POST /admin/vehicle-block */
export const newVehicleBlockSchema = z.object({
  idVehicle: rowIdSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  reason: lineSchema.min(1).max(120),
});

/** Rides in the way of a block: nothing is blocked while there is one. */
export const newBlockOutcomeSchema = z.object({
  block: vehicleBlockSchema.nullable(),
  obstacles: z.array(obstacleSchema),
});
export type NewBlockOutcome = z.infer<typeof newBlockOutcomeSchema>;
