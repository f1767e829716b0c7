import { z } from "zod";
import { waitingSchema } from "./day";

/** A number of some days, and of as many before; an amount is in euros. */
const figureSchema = z.object({ now: z.number(), before: z.number() });
export type Figure = z.infer<typeof figureSchema>;

/** Numbers of the day, the week or the month until today; null for what one may not read. */
export const glanceSpanSchema = z.object({
  span: z.enum(["DAY", "WEEK", "MONTH"]),
  from: z.iso.date(),
  until: z.iso.date(),
  /** Rides that the company has promised or made, by their pickup. */
  rides: figureSchema.nullable(),
  /** Orders of the shop that were paid, by when they were made. */
  orders: figureSchema.nullable(),
  /** What came in less what was given back. */
  income: figureSchema.nullable(),
});
export type GlanceSpan = z.infer<typeof glanceSpanSchema>;

/** GET /admin/glance: how the company does, and what is left to do. */
export const glancePageSchema = z.object({
  spans: z.array(glanceSpanSchema),
  /** Visits of thirty days that came with `?from=`, by its value, the most first; null as above. */
  visits: z.array(z.object({ from: z.string(), ...figureSchema.shape })).nullable(),
  waiting: waitingSchema,
});
export type GlancePage = z.infer<typeof glancePageSchema>;
