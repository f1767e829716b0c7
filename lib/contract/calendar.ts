import { z } from "zod";

/** GET /calendar/{id}/date/allowed/{month}/{year}: days of Paris, `yyyy-MM-dd`, ascending. */
export const allowedDatesSchema = z.object({
  dates: z.array(z.iso.date()),
  /**
   * Days on which the company drives and a ride can only be asked for: every vehicle is taken, or what is
   * left of the day is too soon to be booked.
   */
  full: z.array(z.iso.date()).optional(),
});
export type AllowedDates = z.infer<typeof allowedDatesSchema>;
