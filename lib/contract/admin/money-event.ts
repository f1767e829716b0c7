import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

/** Where the dispute of a payment stands at its gateway. */
export const disputeStatusSchema = z.enum([
  /** The customer's bank asks what the payment was for; no money was taken yet. */
  "INQUIRY",
  /** The bank has taken the money back; the company may answer. */
  "TO_ANSWER",
  /** The bank decides. */
  "UNDER_REVIEW",
  "WON",
  "LOST",
  /** An inquiry that came to nothing. */
  "CLOSED",
]);
export type DisputeStatus = z.infer<typeof disputeStatusSchema>;

/**
 * What happened to money without the company's panel, and what differs between its books and the
 * gateway's; what asks for somebody's attention stands with it.
 */
export const MONEY_EVENTS = {
  /** Given back at the gateway's own desk. */
  REFUND: { asksAttention: true },
  /** Given back, and it did not reach the customer. */
  REFUND_FAILED: { asksAttention: true },
  INQUIRY: { asksAttention: true },
  DISPUTE: { asksAttention: true },
  DISPUTE_WON: { asksAttention: true },
  DISPUTE_LOST: { asksAttention: true },
  /** The card's bank suspects that its owner did not pay. */
  FRAUD_WARNING: { asksAttention: true },
  /** The gateway has sent what it holds to the company's bank. */
  PAYOUT: { asksAttention: false },
  PAYOUT_FAILED: { asksAttention: true },
  /** A payment that was made was taken back without a dispute, as a direct debit that is rejected. */
  PAYMENT_REVERSED: { asksAttention: true },
  /** The gateway holds a payment of which the books know nothing. */
  PAYMENT_UNKNOWN: { asksAttention: true },
  /** The books have a payment that the gateway does not. */
  PAYMENT_MISSING: { asksAttention: true },
  REFUND_UNKNOWN: { asksAttention: true },
  REFUND_MISSING: { asksAttention: true },
} as const satisfies Record<string, { asksAttention: boolean }>;

export type MoneyEventKind = keyof typeof MONEY_EVENTS;

export const MONEY_EVENT_KINDS = Object.keys(MONEY_EVENTS) as [MoneyEventKind, ...MoneyEventKind[]];

/** Those that a comparison of the books with the gateway's finds, and that go by themselves. */
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
  /** When it happened, as the gateway says. */
  at: instantSchema,
  /** What the payment was for; null for a payout, and for what nobody knows. */
  purchase: z.enum(["BOOKING", "ORDER"]).nullable(),
  reference: z.string().nullable(),
  customer: z.string().nullable(),
  /** Of a dispute: where it stands, and until when the company may answer. */
  dispute: z.object({ status: disputeStatusSchema, answerBy: instantSchema.nullable() }).nullable(),
  /** The payment was given back in full before it was disputed. */
  isRefunded: z.boolean(),
  /** The gateway's own name for it. */
  subject: z.string(),
  /** Where the gateway shows it. */
  url: z.string().nullable(),
  seenAt: instantSchema.nullable(),
});
export type MoneyEvent = z.infer<typeof moneyEventSchema>;

/** GET /admin/money/event */
export const moneyEventsSchema = z.object({
  /** What asks for somebody's attention, the latest first, 200 at most. */
  open: z.array(moneyEventSchema),
  /** The latest 20 that were dealt with, or never asked for it. */
  past: z.array(moneyEventSchema),
  gateway: z.enum(["TEST", "STRIPE"]),
  /** When the books were last compared with the gateway's; null where they never were. */
  comparedAt: instantSchema.nullable(),
});
export type MoneyEvents = z.infer<typeof moneyEventsSchema>;
