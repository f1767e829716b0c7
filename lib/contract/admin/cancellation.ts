import { z } from "zod";
import { eurosSchema } from "@/lib/contract/booking";
import { cancelReasonSchema } from "@/lib/contract/booking-status";

/** GET /admin/booking/{id}/cancellation?reason= */
export const cancellationQuerySchema = z.object({ reason: cancelReasonSchema });

/** What cancelling a booking now would bring about. */
export const cancellationSchema = z.object({
  /** What the customer is given back, and what the company keeps of what was paid. */
  refund: eurosSchema,
  kept: eurosSchema,
  /** What is taken off the monthly invoice that the ride is on. */
  credited: eurosSchema,
  /** What the company owes besides, by transfer. */
  indemnity: eurosSchema,
});
export type Cancellation = z.infer<typeof cancellationSchema>;
