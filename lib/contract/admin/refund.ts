import { z } from "zod";
import { eurosSchema, instantSchema, typedEurosSchema } from "@/lib/contract/booking";
import { refundReasonSchema } from "@/lib/contract/refund-reason";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";

/** GET /admin/{booking|order}/{id}/refund: what can still go back, and how. */
export const refundPageSchema = z.object({
  reference: z.string(),
  paid: eurosSchema,
  refunded: eurosSchema,
  /** Paid and not given back. */
  left: eurosSchema,
  /** What the monthly invoice of a ride claims for it, which is lowered first. */
  onInvoice: eurosSchema,
  /** What was paid, the latest first: money goes back in this order, by the way it came. */
  payments: z.array(
    z.object({
      id: z.number().int(),
      paidAt: instantSchema.nullable(),
      method: z.enum(["TEST", "STRIPE", "CASH", "TRANSFER", "TERMINAL"]),
      /** The gateway gives it back by itself; what was taken by hand goes back by hand. */
      isByGateway: z.boolean(),
      left: eurosSchema,
    }),
  ),
});
export type RefundPage = z.infer<typeof refundPageSchema>;

/** POST /admin/{booking|order}/{id}/refund */
export const refundRequestSchema = z.object({
  amount: typedEurosSchema.positive().max(1_000_000),
  reason: refundReasonSchema,
  /** Said to the customer in the mail. */
  note: linesSchema.max(500).optional(),
  /** What goes back by hand was given to the customer already. */
  isHandedOver: z.boolean().default(false),
  /** Drawn anew for each: the same again is the same money. */
  receipt: lineSchema.min(8).max(64),
});
export type RefundRequest = z.input<typeof refundRequestSchema>;
