import { z } from "zod";
import { waitingSchema } from "./day";

/** Number of a span of days, and of the span before; an amount is in euros. */
const figureSchema = z.object({ now: z.number(), before: z.number() });
export type Figure = z.infer<typeof figureSchema>;

/** Numbers of the day, week or month until today; null for those the caller may not read. */
export const glanceSpanSchema = z.object({
  span: z.enum(["DAY", "WEEK", "MONTH"]),
  from: z.iso.date(),
  until: z.iso.date(),
  /** Rides that the company has promised or made, by their pickup. */
  rides: figureSchema.nullable(),
  /** Paid orders of the shop, by their order time. */
  orders: figureSchema.nullable(),
  /** Receipts less refunds. */
  income: figureSchema.nullable(),
});
export type GlanceSpan = z.infer<typeof glanceSpanSchema>;

/** Numbers of a week, from Monday, the current one until today; null as in a span. */
export const glanceWeekSchema = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  rides: z.number().nullable(),
  orders: z.number().nullable(),
  income: z.number().nullable(),
});
export type GlanceWeek = z.infer<typeof glanceWeekSchema>;

/** GET /admin/glance: the company's figures, and the work that is left to do. */
export const glancePageSchema = z.object({
  spans: z.array(glanceSpanSchema),
  /** The last weeks, the current one last. */
  weeks: z.array(glanceWeekSchema),
  /** Visits of thirty days that came with `?from=`, by its value, the most first; null as above. */
  visits: z.array(z.object({ from: z.string(), ...figureSchema.shape })).nullable(),
  waiting: waitingSchema,
});
export type GlancePage = z.infer<typeof glancePageSchema>;
