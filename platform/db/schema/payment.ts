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

/** Subject of a pay link: a booking or an order of the shop, and never both. */
const purchase = {
  idBooking: integer("id_booking").references(() => bookings.id, { onDelete: "cascade" }),
  idOrder: integer("id_order").references(() => orders.id, { onDelete: "cascade" }),
};
/** Subject of a payment: one of these, or the monthly invoice of a business. */
const payable = {
  ...purchase,
  idBusinessInvoice: integer("id_business_invoice").references(() => businessInvoices.id, {
    onDelete: "cascade",
  }),
};
const ofOne = (table: string) =>
  check(`${table}_of_one`, sql`num_nonnulls(id_booking, id_order, id_business_invoice) = 1`);

/** Address at which a booking or an order can be paid, until it expires. */
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

/** Payment, made or attempted; amounts in cents. */
export const payments = pgTable(
  "payment",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...payable,
    purpose: text().$type<"DEPOSIT" | "FULL" | "BALANCE">().notNull(),
    amountCents: integer("amount_cents").notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** Gateway, or the means of payment on the day. */
    method: text().$type<"TEST" | "STRIPE" | "CASH" | "TRANSFER" | "TERMINAL">().notNull(),
    /** Gateway's name for it; null until it has answered. */
    gatewayId: text("gateway_id"),
    createdAt: instant("created_at").notNull(),
    /** End of the time in which the gateway takes money for this payment. */
    expiresAt: instant("expires_at").notNull(),
    settledAt: instant("settled_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Amount held by a dispute that is not decided. */
    disputedCents: integer("disputed_cents").notNull().default(0),
    /** Amount that a dispute has taken for good. */
    lostCents: integer("lost_cents").notNull().default(0),
  },
  (t) => [
    unique().on(t.method, t.gatewayId),
    // Payments in the company's list (`platform/money/resources/payment-source.ts`).
    index("payment_listed")
      .on(t.idSite, t.createdAt, t.id)
      .where(sql`status in ('UNDER_WAY', 'PAID', 'REFUSED')`),
    // All payments are counted by it too: it is the smallest.
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
    // Nothing is refunded twice, nor beyond the paid amount.
    check(
      "payment_refund_within",
      sql`refunded_cents >= 0 and (refunded_cents = 0 or (status = 'PAID' and refunded_cents <= amount_cents))`,
    ),
    // Nor is an amount that the customer's bank has taken back.
    check(
      "payment_back_within",
      sql`disputed_cents >= 0 and lost_cents >= 0 and (disputed_cents + lost_cents = 0 or (status = 'PAID' and refunded_cents + disputed_cents + lost_cents <= amount_cents))`,
    ),
    check("payment_amount_positive", sql`amount_cents > 0`),
    onlyItsSite(),
  ],
);

/** Notice of a gateway; each takes effect once. */
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

/** Refund of a payment; the gateway is asked under the refund's id, so that it gives it once. */
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
    /** Time at which the gateway took it; null while it is to be done. */
    doneAt: instant("done_at"),
    /** Gateway's name for it; a refund that began at the gateway is known by nothing else. */
    gatewayRefundId: text("gateway_refund_id"),
    /** Panel's own name for the refund: sent again, it is the same money. */
    receipt: text(),
    /** True when the company gives it back itself. */
    isByHand: boolean("is_by_hand").notNull().default(false),
    /** Time at which it was known that it did not, or will not, reach the customer. */
    failedAt: instant("failed_at"),
    /** Reason: the gateway's word, REPLACED by a refund at the gateway, or DISPUTED meanwhile. */
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

/** Chargeback: money that a customer's bank asks back, or has taken back. */
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
    /** Gateway's word. */
    reason: text().notNull(),
    status: text().$type<DisputeStatus>().notNull(),
    openedAt: instant("opened_at").notNull(),
    /** End of the time in which the company may answer; null where it need not. */
    answerBy: instant("answer_by"),
    /** Time at which the gateway was asked for this state: its earlier states no longer count. */
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

/** Movement of money for a dispute, out or back: a line of the books, which never changes. */
export const disputeMovements = pgTable(
  "dispute_movement",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idDispute: integer("id_dispute")
      .notNull()
      .references(() => disputes.id, { onDelete: "cascade" }),
    gatewayMovementId: text("gateway_movement_id").notNull(),
    /** Above zero for money taken, below zero for money that came back. */
    takenCents: integer("taken_cents").notNull(),
    /** Time at which it was written down: a period that was closed before stays as it is. */
    at: instant("at").notNull(),
  },
  (t) => [
    unique("dispute_movement_once").on(t.gatewayMovementId),
    index("dispute_movement_by_day").on(t.idSite, t.at),
    index("dispute_movement_of").on(t.idDispute),
    onlyItsSite(),
  ],
);

/** Event of money not caused by the company, or a difference from the gateway's books. */
export const moneyEvents = pgTable(
  "money_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<MoneyEventKind>().notNull(),
    /** Gateway's name for the refund, the dispute, the payout or the payment concerned. */
    subject: text().notNull(),
    idPayment: integer("id_payment").references(() => payments.id, { onDelete: "cascade" }),
    idDispute: integer("id_dispute").references(() => disputes.id, { onDelete: "cascade" }),
    amountCents: integer("amount_cents").notNull(),
    /** Time of the event, as the gateway says. */
    at: instant("at").notNull(),
    recordedAt: instant("recorded_at").notNull(),
    /** Time at which a member of staff dealt with it. */
    seenAt: instant("seen_at"),
    /** End of a difference. */
    goneAt: instant("gone_at"),
  },
  (t) => [
    unique("money_event_once").on(t.idSite, t.kind, t.subject),
    index("money_event_listed").on(t.idSite, t.recordedAt, t.id),
    onlyItsSite(),
  ],
);

export const gatewayComparisons = pgTable(
  "gateway_comparison",
  { ...ownedBySite, comparedAt: instant("compared_at").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);

/** Books of the embedded test gateway, which a real one would keep for itself; amounts in cents. */
export const testGatewayPayments = pgTable(
  "test_gateway_payment",
  {
    id: text().primaryKey(),
    ...ownedBySite,
    /** Shop's name for it: the same again is the same payment. */
    orderKey: text("order_key").notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    description: text().notNull(),
    language: text().notNull(),
    returnUrl: sealed("return_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Time of the payment; null for those made before this was recorded. */
    paidAt: instant("paid_at"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Counts the wrong codes given when it asked for one. */
    wrongCodes: integer("wrong_codes").notNull().default(0),
  },
  (t) => [unique().on(t.idSite, t.orderKey), onlyItsSite()],
);

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

/** Dispute in the test gateway's books: one a payment at the most. */
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
    /** Time of the decision. */
    closedAt: instant("closed_at"),
  },
  () => [onlyItsSite()],
);

/** Secret that signs the test gateway's notices to a site. */
export const testGatewaySecrets = pgTable(
  "test_gateway_secret",
  { ...ownedBySite, secret: sealed("secret").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);
