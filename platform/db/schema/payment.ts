import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DisputeStatus, MoneyEventKind } from "@/lib/contract/admin/money-event";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";
import { bookings } from "./booking";
import { businessInvoices } from "./business";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";
import { orders } from "./order";

/** What a pay link is for: a booking or an order of the shop, and never both. */
const purchase = {
  idBooking: integer("id_booking").references(() => bookings.id, { onDelete: "cascade" }),
  idOrder: integer("id_order").references(() => orders.id, { onDelete: "cascade" }),
};
/** What is paid for: one of these, or the monthly invoice of a business. */
const payable = {
  ...purchase,
  idBusinessInvoice: integer("id_business_invoice").references(() => businessInvoices.id, {
    onDelete: "cascade",
  }),
};
const ofOne = (table: string) =>
  check(`${table}_of_one`, sql`num_nonnulls(id_booking, id_order, id_business_invoice) = 1`);

/** An address under which a booking or an order can be paid, until it expires. */
export const payLinks = pgTable(
  "pay_link",
  {
    code: sealed("code").primaryKey(),
    ...ownedBySite,
    ...purchase,
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    index("pay_link_of_booking").on(t.idBooking),
    index("pay_link_of_order").on(t.idOrder),
    check("pay_link_of_one", sql`num_nonnulls(id_booking, id_order) = 1`),
    onlyItsSite(),
  ],
);

/** Money that comes in, or was to; amounts in cents. */
export const payments = pgTable(
  "payment",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...payable,
    purpose: text().$type<"DEPOSIT" | "FULL" | "BALANCE">().notNull(),
    amountCents: integer("amount_cents").notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The gateway, or how the money was taken on the day. */
    method: text().$type<"TEST" | "STRIPE" | "CASH" | "TRANSFER" | "TERMINAL">().notNull(),
    /** What the gateway calls it; none until it has answered. */
    gatewayId: text("gateway_id"),
    createdAt: instant("created_at").notNull(),
    /** After it the gateway takes no money for this payment any more. */
    expiresAt: instant("expires_at").notNull(),
    settledAt: instant("settled_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** What a dispute holds that is not decided. */
    disputedCents: integer("disputed_cents").notNull().default(0),
    /** What a dispute has taken for good. */
    lostCents: integer("lost_cents").notNull().default(0),
  },
  (t) => [
    unique().on(t.method, t.gatewayId),
    // Those that the company sees in its list (`platform/admin/resources/payment-source.ts`).
    index("payment_listed")
      .on(t.idSite, t.createdAt, t.id)
      .where(sql`status in ('UNDER_WAY', 'PAID', 'REFUSED')`),
    // All of them are counted by it too: it is the smallest.
    index("payment_listed_by_status")
      .on(t.idSite, t.status)
      .where(sql`status in ('UNDER_WAY', 'PAID', 'REFUSED')`),
    index("payment_by_settlement").on(t.idSite, t.settledAt),
    index("payment_of_booking").on(t.idBooking),
    index("payment_of_order").on(t.idOrder),
    index("payment_of_business_invoice").on(t.idBusinessInvoice),
    // Two payments of one booking or order are never open at the same time.
    uniqueIndex("payment_one_open").on(t.idBooking).where(sql`status in ('OPEN', 'UNDER_WAY')`),
    uniqueIndex("payment_one_open_of_order")
      .on(t.idOrder)
      .where(sql`status in ('OPEN', 'UNDER_WAY')`),
    ofOne("payment"),
    // Nothing is given back twice, or that was never paid.
    check(
      "payment_refund_within",
      sql`refunded_cents >= 0 and (refunded_cents = 0 or (status = 'PAID' and refunded_cents <= amount_cents))`,
    ),
    // Nor what the customer's bank has taken back.
    check(
      "payment_back_within",
      sql`disputed_cents >= 0 and lost_cents >= 0 and (disputed_cents + lost_cents = 0 or (status = 'PAID' and refunded_cents + disputed_cents + lost_cents <= amount_cents))`,
    ),
    check("payment_amount_positive", sql`amount_cents > 0`),
    onlyItsSite(),
  ],
);

/** What a gateway told; each notice takes effect once. */
export const paymentNotices = pgTable(
  "payment_notice",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    gateway: text().$type<"TEST" | "STRIPE">().notNull(),
    noticeId: text("notice_id").notNull(),
    gatewayId: text("gateway_id").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [unique().on(t.gateway, t.noticeId), onlyItsSite()],
);

/** Money that goes back; the gateway is asked under the refund's id, so that it gives it once. */
export const refunds = pgTable(
  "refund",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...payable,
    idPayment: integer("id_payment")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    amountCents: integer("amount_cents").notNull(),
    reason: text().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the gateway took it; null while it is to be done. */
    doneAt: instant("done_at"),
    /** What the gateway calls it; one that was begun at the gateway has nothing else to know it by. */
    gatewayRefundId: text("gateway_refund_id"),
    /** The panel's own name for what it gave back: sent again, it is the same money. */
    receipt: text(),
    /** The company gives it back itself. */
    isByHand: boolean("is_by_hand").notNull().default(false),
    /** When it was known that it did not, or will not, reach the customer. */
    failedAt: instant("failed_at"),
    /** Why: the gateway's word, REPLACED by one that was made at the gateway, or DISPUTED meanwhile. */
    failure: text(),
  },
  (t) => [
    index("refund_by_day").on(t.idSite, t.doneAt),
    index("refund_by_failure").on(t.idSite, t.failedAt).where(sql`failed_at is not null`),
    ofOne("refund"),
    unique("refund_once_at_gateway").on(t.gatewayRefundId),
    unique("refund_given_once").on(t.idSite, t.receipt, t.idPayment),
    check("refund_amount_positive", sql`amount_cents > 0`),
    onlyItsSite(),
  ],
);

/** Money that a customer's bank asks back, or has taken back (a chargeback). */
export const disputes = pgTable(
  "dispute",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...payable,
    idPayment: integer("id_payment")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    gatewayDisputeId: text("gateway_dispute_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** In the gateway's word. */
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    openedAt: instant("opened_at").notNull(),
    /** Until when the company may answer; null where it need not. */
    answerBy: instant("answer_by"),
    /** When the gateway was asked for what stands here: what it said before counts no more. */
    askedAt: instant("asked_at").notNull(),
  },
  (t) => [
    unique("dispute_once").on(t.gatewayDisputeId),
    index("dispute_of_payment").on(t.idPayment),
    ofOne("dispute"),
    check("dispute_amount_positive", sql`amount_cents > 0`),
    onlyItsSite(),
  ],
);

/** Money that left for a dispute, or came back of it: a line of the books, which never changes. */
export const disputeMovements = pgTable(
  "dispute_movement",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idDispute: integer("id_dispute")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    gatewayMovementId: text("gateway_movement_id").notNull(),
    /** Above zero what was taken, below it what came back. */
    takenCents: integer("taken_cents").notNull(),
    /** When it was written down: a period that was closed before stays as it is. */
    at: instant("at").notNull(),
  },
  (t) => [
    unique("dispute_movement_once").on(t.gatewayMovementId),
    index("dispute_movement_by_day").on(t.idSite, t.at),
    index("dispute_movement_of").on(t.idDispute),
    onlyItsSite(),
  ],
);

/** What happened to money without the company, or differs between its books and the gateway's. */
export const moneyEvents = pgTable(
  "money_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<MoneyEventKind>().notNull(),
    /** What the gateway calls the refund, the dispute, the payout or the payment that it is about. */
    subject: text().notNull(),
    idPayment: integer("id_payment").references(() => payments.id, { onDelete: "cascade" }),
    idDispute: integer("id_dispute").references(() => disputes.id, { onDelete: "cascade" }),
    amountCents: integer("amount_cents").notNull(),
    /** When it happened, as the gateway says. */
    at: instant("at").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    /** When somebody of the staff has dealt with it. */
    seenAt: instant("seen_at"),
    /** Of a difference: when it was none any more. */
    goneAt: instant("gone_at"),
  },
  (t) => [
    unique("money_event_once").on(t.idSite, t.kind, t.subject),
    index("money_event_listed").on(t.idSite, t.recordedAt, t.id),
    onlyItsSite(),
  ],
);

/** When the books of a site were last compared with the gateway's. */
export const gatewayComparisons = pgTable(
  "gateway_comparison",
  { ...ownedBySite, comparedAt: instant("compared_at").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);

/**
 * The embedded test gateway's own books: what it would know in a house of its own. Amounts in
 * cents.
 */
export const testGatewayPayments = pgTable(
  "test_gateway_payment",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    /** The shop's name for it: the same again is the same payment. */
    orderKey: text("order_key").notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    description: text().notNull(),
    language: text().notNull(),
    returnUrl: sealed("return_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** When it was paid; unknown of those that were before this was written down. */
    paidAt: instant("paid_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Wrong codes that were given when it asked for one. */
    wrongCodes: integer("wrong_codes").notNull().default(0),
  },
  (t) => [unique().on(t.idSite, t.orderKey), onlyItsSite()],
);

/** A refund in the test gateway's books. */
export const testGatewayRefunds = pgTable(
  "test_gateway_refund",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    idGatewayPayment: text("id_gateway_payment")
      .notNull()
      .references(() => testGatewayPayments.id, { onDelete: "cascade" }),
    refundKey: text("refund_key").notNull(),
    amountCents: integer("amount_cents").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    hasFailed: boolean("has_failed").notNull().default(false),
  },
  (t) => [unique().on(t.idSite, t.refundKey), onlyItsSite()],
);

/** A dispute in the test gateway's books: one a payment at the most. */
export const testGatewayDisputes = pgTable(
  "test_gateway_dispute",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    idGatewayPayment: text("id_gateway_payment")
      .notNull()
      .unique()
      .references(() => testGatewayPayments.id, { onDelete: "cascade" }),
    amountCents: integer("amount_cents").notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    openedAt: instant("opened_at").notNull(),
    answerBy: instant("answer_by").notNull(),
    /** When it was decided. */
    closedAt: instant("closed_at"),
  },
  () => [onlyItsSite()],
);

/** What the test gateway signs its notices to a site with. */
export const testGatewaySecrets = pgTable(
  "test_gateway_secret",
  { ...ownedBySite, secret: sealed("secret").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);
