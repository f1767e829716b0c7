import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { obstacleSchema } from "./take-booking";

export const MOST_RIDES = 60;

/** Weekdays on which a ride comes again (1 for Monday), until a day (that included). */
export const seriesRuleSchema = z.object({
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  until: askedDaySchema,
});
export type SeriesRule = z.infer<typeof seriesRuleSchema>;

/** POST /admin/booking/{id}/series, with an `Idempotency-Key` header, for days of the preview. */
export const newSeriesSchema = seriesRuleSchema.extend({
  days: z.array(askedDaySchema).min(1).max(MOST_RIDES),
  payBy: z.enum(["LINK", "TRANSFER", "ON_BOARD"]),
});
export type NewSeries = z.infer<typeof newSeriesSchema>;

/** POST /admin/booking/{id}/series/preview: each day with its price and its obstacles. */
export const seriesPreviewSchema = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      startAt: instantSchema,
      /** Null where the ride cannot be priced that day. */
      total: eurosSchema.nullable(),
      isPossible: z.boolean(),
      /** Reason in a sentence; null where the ride is possible, or `obstacles` explain it. */
      problem: z.string().nullable(),
      obstacles: z.array(obstacleSchema),
    }),
  ),
});
export type SeriesPreview = z.infer<typeof seriesPreviewSchema>;

/** GET /admin/booking/{id}/series: the rides of a booking's series. */
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

/** Result for each day of a series: a day that was not booked carries the reason. */
export const madeSeriesSchema = bookingSeriesSchema.extend({
  refused: z.array(z.object({ day: z.iso.date(), problem: z.string() })),
});
export type MadeSeries = z.infer<typeof madeSeriesSchema>;

/** POST /admin/booking/{id}/series/cancellation: cancels all rides that have not begun. */
export const seriesCancellationSchema = z.object({
  reason: z.enum(["BY_CUSTOMER", "SERVICE_UNAVAILABLE"]),
});
export type SeriesCancellation = z.infer<typeof seriesCancellationSchema>;
