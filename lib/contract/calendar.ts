import { z } from "zod";

/** GET /calendar/{id}/date/allowed/{month}/{year}: days of Paris, `yyyy-MM-dd`, ascending. */
export const allowedDatesSchema = z.object({
  dates: z.array(z.iso.date()),
  /** Days on which the company drives and every vehicle is taken: a ride can only be asked for. */
  full: z.array(z.iso.date()).optional(),
});
export type AllowedDates = z.infer<typeof allowedDatesSchema>;
