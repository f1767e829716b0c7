import { z } from "zod";
import { eurosSchema } from "@/lib/contract/booking";
import { cancelReasonSchema } from "@/lib/contract/booking-status";

/** GET /admin/booking/{id}/cancellation?reason= */
export const cancellationQuerySchema = z.object({ reason: cancelReasonSchema });

export const cancellationSchema = z.object({
  /** Sum given back to the customer, and sum that the company keeps of the payment. */
  refund: eurosSchema,
  kept: eurosSchema,
  /** Sum taken off the monthly invoice that the ride is on. */
  credited: eurosSchema,
  /** Sum that the company owes besides, by transfer. */
  indemnity: eurosSchema,
});
export type Cancellation = z.infer<typeof cancellationSchema>;
