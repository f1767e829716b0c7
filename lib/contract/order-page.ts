import { z } from "zod";
import { euros, instant } from "./booking";
import { paperLink } from "./booking-page";
import { actor } from "./booking-status";
import { order } from "./order";
import { orderCancelReason, orderStatus } from "./order-status";

/** The account that a transfer goes to, and what it shall bear. */
export const transferDetails = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  label: z.string(),
  until: instant,
});

/** GET /order/{reference}?key=, the key left out in the session of the member whose it is. */
export const orderPage = order.extend({
  cancelReason: orderCancelReason.nullable(),
  customer: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  message: z.string().nullable(),
  paid: euros,
  refunded: euros,
  payUntil: instant.nullable(),
  transfer: transferDetails.nullable(),
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  deliveredAt: instant.nullable(),
  withdrawUntil: instant.nullable(),
  documents: z.array(paperLink),
  history: z.array(
    z.object({
      at: instant,
      status: orderStatus,
      by: actor,
      event: z.string(),
      reason: z.string().nullable(),
      amount: euros.nullable(),
    }),
  ),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
  isMine: z.boolean(),
});
export type OrderPage = z.infer<typeof orderPage>;

/** What one gets back and why; `message` is that in words, in the caller's language. */
export const orderOutcome = z.object({
  done: z.boolean(),
  paid: euros,
  refund: euros,
  why: z.string(),
  message: z.string(),
  /** Null while it waits for what is sent back. */
  refundBy: instant.nullable(),
  status: orderStatus,
});
export type OrderOutcome = z.infer<typeof orderOutcome>;

/** GET /user/order: the latest first. */
export const memberOrder = orderPage.pick({
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
export type MemberOrder = z.infer<typeof memberOrder>;
export const memberOrders = z.object({ orders: z.array(memberOrder), total: z.number().int() });
export type MemberOrders = z.infer<typeof memberOrders>;
