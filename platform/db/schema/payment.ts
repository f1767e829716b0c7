import { sql } from "drizzle-orm";
import {
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
import type { PaymentStatus } from "@/lib/rules/money/payment-state";
import { bookings } from "./booking";
import { businessInvoices } from "./business";
import { instant, onlyItsSite, ownedBySite } from "./columns";
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
    code: text().primaryKey(),
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
    gatewayRefundId: text("gateway_refund_id"),
    /** The panel's own name for what it gave back: sent again, it is the same money. */
    receipt: text(),
  },
  (t) => [
    index("refund_by_day").on(t.idSite, t.doneAt),
    ofOne("refund"),
    unique("refund_given_once").on(t.idSite, t.receipt, t.idPayment),
    check("refund_amount_positive", sql`amount_cents > 0`),
    onlyItsSite(),
  ],
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
    returnUrl: text("return_url").notNull(),
    expiresAt: instant("expires_at").notNull(),
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
  },
  (t) => [unique().on(t.idSite, t.refundKey), onlyItsSite()],
);

/** What the test gateway signs its notices to a site with. */
export const testGatewaySecrets = pgTable(
  "test_gateway_secret",
  { ...ownedBySite, secret: text().notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);
