import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

export const disputeStatusSchema = z.enum([
  /** The customer's bank asks about the payment; no money was taken yet. */
  "INQUIRY",
  /** The bank has taken the money back; the company may answer. */
  "TO_ANSWER",
  /** The bank decides. */
  "UNDER_REVIEW",
  "WON",
  "LOST",
  /** The inquiry came to nothing. */
  "CLOSED",
]);
export type DisputeStatus = z.infer<typeof disputeStatusSchema>;

/** Money events outside the panel, and differences between the books and the gateway's. */
export const MONEY_EVENTS = {
  /** Refund made at the gateway's own desk. */
  REFUND: { asksAttention: true },
  /** Refund that did not reach the customer. */
  REFUND_FAILED: { asksAttention: true },
  INQUIRY: { asksAttention: true },
  DISPUTE: { asksAttention: true },
  DISPUTE_WON: { asksAttention: true },
  DISPUTE_LOST: { asksAttention: true },
  /** The card's bank suspects that its owner did not pay. */
  FRAUD_WARNING: { asksAttention: true },
  /** The gateway has sent its balance to the company's bank. */
  PAYOUT: { asksAttention: false },
  PAYOUT_FAILED: { asksAttention: true },
  /** Payment that was taken back without a dispute, such as a rejected direct debit. */
  PAYMENT_REVERSED: { asksAttention: true },
  /** The gateway holds a payment that the books do not know. */
  PAYMENT_UNKNOWN: { asksAttention: true },
  /** The books have a payment that the gateway does not know. */
  PAYMENT_MISSING: { asksAttention: true },
  REFUND_UNKNOWN: { asksAttention: true },
  REFUND_MISSING: { asksAttention: true },
} as const satisfies Record<string, { asksAttention: boolean }>;

export type MoneyEventKind = keyof typeof MONEY_EVENTS;

export const MONEY_EVENT_KINDS = Object.keys(MONEY_EVENTS) as [MoneyEventKind, ...MoneyEventKind[]];

/** Events that a comparison of the books with the gateway's finds, and that go by themselves. */
export const DIFFERENCES = [
  "PAYMENT_UNKNOWN",
  "PAYMENT_MISSING",
  "REFUND_UNKNOWN",
  "REFUND_MISSING",
] as const satisfies MoneyEventKind[];

export const moneyEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(MONEY_EVENT_KINDS),
  amount: eurosSchema,
  /** Time of the event, as the gateway says. */
  at: instantSchema,
  /** Subject of the payment; null for a payout, and for an unknown payment. */
  purchase: z.enum(["BOOKING", "ORDER"]).nullable(),
  reference: z.string().nullable(),
  customer: z.string().nullable(),
  /** State of a dispute, and the company's deadline to answer. */
  dispute: z.object({ status: disputeStatusSchema, answerBy: instantSchema.nullable() }).nullable(),
  /** True when the payment was given back in full before the dispute. */
  isRefunded: z.boolean(),
  /** The gateway's own id of it. */
  subject: z.string(),
  /** The gateway's page of it. */
  url: z.string().nullable(),
  seenAt: instantSchema.nullable(),
});
export type MoneyEvent = z.infer<typeof moneyEventSchema>;

/** GET /admin/money/event */
export const moneyEventsSchema = z.object({
  /** Events that need somebody's attention, the latest first, 200 at most. */
  open: z.array(moneyEventSchema),
  /** The latest 20 that were dealt with, or never needed attention. */
  past: z.array(moneyEventSchema),
  gateway: z.enum(["TEST", "STRIPE"]),
  /** Last comparison of the books with the gateway's; null where there was none. */
  comparedAt: instantSchema.nullable(),
});
export type MoneyEvents = z.infer<typeof moneyEventsSchema>;
