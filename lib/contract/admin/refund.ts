import { z } from "zod";
import { eurosSchema, instantSchema, typedEurosSchema } from "@/lib/contract/booking";
import { REFUND_REASONS } from "@/lib/contract/refund-reason";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";

/** GET /admin/{booking|order}/{id}/refund: the sum that can still go back, and its ways. */
export const refundPageSchema = z.object({
  reference: z.string(),
  paid: eurosSchema,
  refunded: eurosSchema,
  /** Sum paid and not given back. */
  left: eurosSchema,
  /** The ride's part of the monthly invoice, which is lowered first. */
  onInvoice: eurosSchema,
  /** Payments, the latest first: money goes back in this order, by the way it came. */
  payments: z.array(
    z.object({
      id: z.number().int(),
      paidAt: instantSchema.nullable(),
      method: z.enum(["TEST", "STRIPE", "CASH", "TRANSFER", "TERMINAL"]),
      /** True when the gateway gives it back by itself; a payment by hand goes back by hand. */
      isByGateway: z.boolean(),
      left: eurosSchema,
    }),
  ),
});
export type RefundPage = z.infer<typeof refundPageSchema>;

/** POST /admin/{booking|order}/{id}/refund */
export const refundRequestSchema = z.object({
  amount: typedEurosSchema.positive().max(1_000_000),
  reason: z.enum(REFUND_REASONS),
  /** Told to the customer in the mail. */
  note: linesSchema.max(500).optional(),
  /** True when the part that goes back by hand was given to the customer already. */
  isHandedOver: z.boolean().default(false),
  /** Drawn anew for each refund: the same receipt again is the same money. */
  receipt: lineSchema.min(8).max(64),
});
export type RefundRequest = z.input<typeof refundRequestSchema>;
