import { z } from "zod";
import { bookingChangeSchema, changeOutcomeSchema } from "@/lib/contract/booking-page";
import { lineSchema } from "@/lib/contract/typed-text";

/**
 * PUT /admin/booking/{id}/ride: the staff change the ride until it begins. With `keptPrice` the
 * price stays as it was, for a reason; an agreed price can only stay.
 */
export const staffChangeSchema = bookingChangeSchema.extend({
  keptPrice: z.object({ reason: lineSchema.min(1).max(300) }).optional(),
});
export type StaffChange = z.input<typeof staffChangeSchema>;

export const staffChangeOutcomeSchema = changeOutcomeSchema.omit({ booking: true });
export type StaffChangeOutcome = z.infer<typeof staffChangeOutcomeSchema>;
