import { z } from "zod";

/** GET /calendar/{id}/date/allowed/{month}/{year}: days of Paris, `yyyy-MM-dd`, ascending. */
export const allowedDatesSchema = z.object({
  dates: z.array(z.iso.date()),
  /** Days for a request only: every vehicle is taken, or the rest of the day is too soon. */
  full: z.array(z.iso.date()).optional(),
});
export type AllowedDates = z.infer<typeof allowedDatesSchema>;
