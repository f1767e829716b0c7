import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { CustomerKind } from "@/lib/contract/booking";
import type { Actor } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import type { DeliveryMode, OrderStatus } from "@/lib/contract/order";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { user } from "./people";
import { declination, stock } from "./shop";

/** An address as an order has it. */
export interface OrderAddressRow {
  firstname: string;
  lastname: string;
  firstPart: string;
  secondPart: string | null;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** An order of the shop, as it was accepted; amounts in cents, VAT included. */
export const shopOrder = pgTable(
  "shop_order",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    reference: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Of the request's body: the same key with another body is a mistake of the caller. */
    requestHash: text("request_hash").notNull(),
    /** What opens the order's own page. */
    key: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Counts the changes: two who saw the same one cannot both change it. */
    version: integer().notNull().default(0),
    language: text().$type<LanguageCode>().notNull(),
    idUser: integer("id_user").references(() => user.id, { onDelete: "set null" }),
    email: text().notNull(),
    phone: text().notNull(),
    customerKind: text("customer_kind").$type<CustomerKind>().notNull(),
    company: text(),
    billing: jsonb().$type<OrderAddressRow>().notNull(),
    shipping: jsonb().$type<OrderAddressRow>(),
    deliveryMode: text("delivery_mode").$type<DeliveryMode>().notNull(),
    /** How it is called and what lines say where to, as they were when it was ordered. */
    delivery: jsonb()
      .$type<{
        idCarrier: number | null;
        name: string;
        to: string[];
        date: string | null;
        hours: string | null;
        accessPoint: string | null;
      }>()
      .notNull(),
    message: text(),
    discountCode: text("discount_code"),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull(),
    shippingCents: integer("shipping_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    paymentMethod: text("payment_method").$type<"CARD" | "TRANSFER">().notNull(),
    /** Until when its stock is held for it while it is not paid. */
    payUntil: instant("pay_until"),
    birthdate: date({ mode: "string" }),
    createdAt: instant("created_at").notNull(),
    deliveredAt: instant("delivered_at"),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    unique().on(t.idSite, t.idempotencyKey),
    index().on(t.idUser),
    check(
      "shop_order_adds_up",
      sql`total_cents = subtotal_cents - discount_cents + shipping_cents and total_cents >= 0`,
    ),
    onlyItsSite(),
  ],
);

/** A line of an order; what it is called is kept as it was. */
export const orderLine = pgTable(
  "order_line",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idOrder: integer("id_order")
      .notNull()
      .references(() => shopOrder.id, { onDelete: "cascade" }),
    idDeclination: integer("id_declination").references(() => declination.id, {
      onDelete: "set null",
    }),
    name: text().notNull(),
    declination: text().notNull(),
    reference: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer("unit_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
  },
  (t) => [
    index().on(t.idOrder),
    check("order_line_quantity", sql`quantity between 1 and 999`),
    onlyItsSite(),
  ],
);

/** What an order has taken from a stock, and has not given back. */
export const stockHold = pgTable(
  "stock_hold",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idOrder: integer("id_order")
      .notNull()
      .references(() => shopOrder.id, { onDelete: "cascade" }),
    idStock: integer("id_stock")
      .notNull()
      .references(() => stock.id),
    units: integer().notNull(),
    releasedAt: instant("released_at"),
  },
  (t) => [
    unique().on(t.idOrder, t.idStock),
    check("stock_hold_units", sql`units > 0`),
    onlyItsSite(),
  ],
);

/** What has happened to an order, one after the other. */
export const orderEvent = pgTable(
  "order_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idOrder: integer("id_order")
      .notNull()
      .references(() => shopOrder.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    at: instant("at").notNull(),
    event: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    by: text().$type<Actor>().notNull(),
    amountCents: integer("amount_cents"),
  },
  (t) => [unique().on(t.idOrder, t.sequence), onlyItsSite()],
);
