import { z } from "zod";
import { eurosSchema, instantSchema } from "./booking";
import { documentLinkSchema } from "./booking-page";
import { actorSchema } from "./booking-status";
import { orderSchema } from "./order";
import { orderCancelReasonSchema, orderStatusSchema } from "./order-status";

export const transferDetailsSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  label: z.string(),
  until: instantSchema,
});

/** GET /order/{reference}?key=, without the key in the session of its member. */
export const orderPageSchema = orderSchema.extend({
  cancelReason: orderCancelReasonSchema.nullable(),
  customer: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  message: z.string().nullable(),
  paid: eurosSchema,
  refunded: eurosSchema,
  payUntil: instantSchema.nullable(),
  transfer: transferDetailsSchema.nullable(),
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  deliveredAt: instantSchema.nullable(),
  withdrawUntil: instantSchema.nullable(),
  documents: z.array(documentLinkSchema),
  history: z.array(
    z.object({
      at: instantSchema,
      status: orderStatusSchema,
      by: actorSchema,
      event: z.string(),
      reason: z.string().nullable(),
      amount: eurosSchema.nullable(),
      /** Goods that came back; none for other events. */
      returned: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
    }),
  ),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
  isMine: z.boolean(),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

/** Refund and its reason; `message` says it in words, in the caller's language. */
export const orderOutcomeSchema = z.object({
  done: z.boolean(),
  paid: eurosSchema,
  refund: eurosSchema,
  why: z.string(),
  message: z.string(),
  /** Null while the returned goods are awaited. */
  refundBy: instantSchema.nullable(),
  status: orderStatusSchema,
});
export type OrderOutcome = z.infer<typeof orderOutcomeSchema>;

/** GET /user/order: the latest first. */
export const memberOrderSchema = orderPageSchema.pick({
  reference: true,
  status: true,
  cancelReason: true,
  orderedAt: true,
  lines: true,
  total: true,
  dueNow: true,
  mode: true,
  paymentMethod: true,
  may: true,
});
export type MemberOrder = z.infer<typeof memberOrderSchema>;
export const memberOrdersSchema = z.object({
  orders: z.array(memberOrderSchema),
  total: z.number().int(),
});
export type MemberOrders = z.infer<typeof memberOrdersSchema>;
