import { z } from "zod";

/** GET /calendar/{id}/date/allowed/{month}/{year}: days of Paris, `yyyy-MM-dd`, ascending. */
export const allowedDates = z.object({ dates: z.array(z.iso.date()) });
export type AllowedDates = z.infer<typeof allowedDates>;
