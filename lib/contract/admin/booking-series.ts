import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { obstacleSchema } from "./take-booking";

/** The most rides of a series that are made at once. */
export const MOST_RIDES = 60;

/** On which days of the week, 1 for Monday, and until which day (that included) a ride comes again. */
export const seriesRuleSchema = z.object({
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  until: askedDaySchema,
});
export type SeriesRule = z.infer<typeof seriesRuleSchema>;

/** POST /admin/booking/{id}/series, with an `Idempotency-Key` header; `days` are those of the preview that are made. */
export const newSeriesSchema = seriesRuleSchema.extend({
  days: z.array(askedDaySchema).min(1).max(MOST_RIDES),
  /** How each of them is paid. */
  payBy: z.enum(["LINK", "TRANSFER", "ON_BOARD"]),
});
export type NewSeries = z.infer<typeof newSeriesSchema>;

/** POST /admin/booking/{id}/series/preview: each day with its price, and what keeps it from being booked. */
export const seriesPreviewSchema = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      startAt: instantSchema,
      /** None where the ride cannot be priced that day. */
      total: eurosSchema.nullable(),
      isPossible: z.boolean(),
      /** Why not, in a sentence; null where it is possible, or what is in the way says so. */
      problem: z.string().nullable(),
      obstacles: z.array(obstacleSchema),
    }),
  ),
});
export type SeriesPreview = z.infer<typeof seriesPreviewSchema>;

/** GET /admin/booking/{id}/series: the rides of the series that a booking is in, or was the first of. */
export const bookingSeriesSchema = z.object({
  id: z.number().int().nullable(),
  bookings: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      status: bookingStatusSchema,
      startAt: instantSchema,
      total: eurosSchema,
    }),
  ),
});
export type BookingSeries = z.infer<typeof bookingSeriesSchema>;

/** What became of each day of a series that was made: those that were not say why. */
export const madeSeriesSchema = bookingSeriesSchema.extend({
  refused: z.array(z.object({ day: z.iso.date(), problem: z.string() })),
});
export type MadeSeries = z.infer<typeof madeSeriesSchema>;

/** POST /admin/booking/{id}/series/cancellation: all that have not begun, at whose wish. */
export const seriesCancellationSchema = z.object({
  reason: z.enum(["BY_CUSTOMER", "SERVICE_UNAVAILABLE"]),
});
export type SeriesCancellation = z.infer<typeof seriesCancellationSchema>;
