import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { instantSchema } from "@/lib/contract/booking";
import { proofSchema } from "@/lib/contract/booking-page";

/** Proof for a roadside check: the seven mentions, in French, and the ride in brief. */
export const dayProofSchema = proofSchema.extend({
  reference: z.string(),
  /** Scheduled start and end, there and back. */
  rides: z.array(z.object({ startAt: instantSchema, endAt: instantSchema })),
  dropoff: z.string().nullable(),
  passengers: z.number().int(),
  vehicle: z.string(),
});
export type DayProof = z.infer<typeof dayProofSchema>;

/** GET /admin/proof?day=yyyy-MM-dd: the booking proofs of a day, the earliest ride first. */
export const dayProofsSchema = z.object({
  day: z.iso.date(),
  /** Time of writing; a copy on a telephone is as old. */
  at: instantSchema,
  proofs: z.array(dayProofSchema),
});

/** GET /admin/proof */
export const dayProofsQuerySchema = z.object({ day: askedDaySchema });
