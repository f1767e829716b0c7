import { sql } from "drizzle-orm";
import {
  boolean,
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
import type { z } from "zod";
import type { GoodsReturnReason } from "@/lib/contract/goods-return-reason";
import type { orderAddressSchema } from "@/lib/contract/order-request";
import type {
  DeliveryMode,
  OrderCancelReason,
  OrderStatus,
  PaymentMethod,
} from "@/lib/contract/order-status";
import type { ProductType } from "@/lib/contract/product";
import { declinations, stocks } from "./catalogue";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { carriers } from "./delivery";
import { historyEventColumns, orderedColumns } from "./ordered";
import { companyAddresses } from "./people";

/** An address as it was given with an order. */
export type OrderAddressRow = z.output<typeof orderAddressSchema>;

/** The carrier of an order, as it was when it was chosen. */
export interface OrderCarrier {
  name: string;
  daysFrom: number;
  daysTo: number;
}

/** An order of the shop, as it was accepted; amounts in cents, VAT included. */
export const orders = pgTable(
  "shop_order",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...orderedColumns,
    email: text().notNull(),
    /** By which it is found: row security lets no index be used for `lower(email)`. */
    addressKey: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
    status: text().$type<OrderStatus>().notNull(),
    cancelReason: text("cancel_reason").$type<OrderCancelReason>(),
    birthdate: date({ mode: "string" }),
    billing: jsonb().$type<OrderAddressRow>().notNull(),
    delivery: jsonb().$type<OrderAddressRow>(),
    mode: text().$type<DeliveryMode>().notNull(),
    idCarrier: integer("id_carrier").references(() => carriers.id, { onDelete: "set null" }),
    carrier: jsonb().$type<OrderCarrier>(),
    /** The access point's code, name and address, as they were. */
    accessPoint: jsonb("access_point").$type<{
      id: string;
      name: string;
      addLine1: string;
      zipCode: string;
      city: string;
      country: string;
      position: { lat: number; lng: number };
    }>(),
    /** Where, on which day of Paris and between which hours it is collected. */
    idAddress: integer("id_address").references(() => companyAddresses.id, {
      onDelete: "set null",
    }),
    collectDate: date("collect_date", { mode: "string" }),
    collectFrom: text("collect_from"),
    collectUntil: text("collect_until"),
    bottles: integer().notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCode: text("discount_code"),
    /** What the discount takes off the products, and off the delivery. */
    discountCents: integer("discount_cents").notNull().default(0),
    discountFeesCents: integer("discount_fees_cents").notNull().default(0),
    /** What the delivery costs, its discount taken off. */
    feesCents: integer("fees_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The VAT that the total includes, by rate in percent. */
    vats: jsonb().$type<{ rate: number; vatCents: number; totalCents: number }[]>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    /** Until when what it holds is kept for it; none once it is paid or over. */
    payUntil: instant("pay_until"),
    trackingNumber: text("tracking_number"),
    trackingUrl: text("tracking_url"),
    shippedAt: instant("shipped_at"),
    deliveredAt: instant("delivered_at"),
    withdrawnAt: instant("withdrawn_at"),
    /** True while its units are taken out of the stock for it. */
    holdsStock: boolean("holds_stock").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    unique().on(t.idSite, t.idempotencyKey),
    index().on(t.idUser),
    index("shop_order_by_creation").on(t.idSite, t.createdAt, t.id),
    index("shop_order_by_status").on(t.idSite, t.status, t.createdAt, t.id),
    index("shop_order_by_address").on(t.idSite, t.addressKey),
    check(
      "shop_order_adds_up",
      sql`total_cents = subtotal_cents - discount_cents + fees_cents and total_cents >= 0
        and discount_cents between 0 and subtotal_cents and discount_fees_cents >= 0 and fees_cents >= 0`,
    ),
    onlyItsSite(),
  ],
);

/** The order that a row belongs to. */
export const ofOrder = {
  idOrder: integer("id_order")
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
};

/** A thing that was bought, as it was then. */
export const orderLines = pgTable(
  "order_line",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofOrder,
    idDeclination: integer("id_declination").references(() => declinations.id, {
      onDelete: "set null",
    }),
    order: integer().notNull(),
    type: text().$type<ProductType>().notNull(),
    reference: text().notNull(),
    name: text().notNull(),
    declinationName: text("declination_name").notNull(),
    quantity: integer().notNull(),
    /** How many of them have come back; a trigger counts them. */
    returnedQuantity: integer("returned_quantity").notNull().default(0),
    priceCents: integer("price_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    /** The stock that it takes from, and how many units of it one of these takes. */
    idStock: integer("id_stock").references(() => stocks.id, { onDelete: "set null" }),
    stockUnits: integer("stock_units").notNull(),
  },
  (t) => [
    unique().on(t.idOrder, t.order),
    check(
      "order_line_quantity_positive",
      sql`quantity > 0 and price_cents > 0 and stock_units > 0`,
    ),
    // No more comes back than was sold.
    check("order_line_returned_within", sql`returned_quantity between 0 and quantity`),
    onlyItsSite(),
  ],
);

/** What has happened to an order, one after the other; two cannot be the same next one. */
export const orderEvents = pgTable(
  "order_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofOrder,
    ...historyEventColumns,
    /** An event of `lib/rules/shop/order-state`, or ORDER, PAYMENT, REFUND. */
    event: text().notNull(),
    /** Where the order stands after it. */
    status: text().$type<OrderStatus>().notNull(),
  },
  (t) => [unique().on(t.idOrder, t.sequence), onlyItsSite()],
);

/** Goods of an order that came back at once; amounts in cents. */
export const goodsReturns = pgTable(
  "goods_return",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofOrder,
    /** Of the line of the order’s history that says it. */
    sequence: integer().notNull(),
    at: instant("at").notNull(),
    reason: text().$type<GoodsReturnReason>().notNull(),
    refundCents: integer("refund_cents").notNull(),
    /** What the goods have lost of their value, by their rate of VAT in percent. */
    withheld: jsonb().$type<{ rate: number; withheldCents: number }[]>().notNull(),
    /** The company’s own name for it: the same one again is the same return. */
    receipt: text().notNull(),
  },
  (t) => [
    unique().on(t.idOrder, t.receipt),
    check("goods_return_not_negative", sql`refund_cents >= 0`),
    onlyItsSite(),
  ],
);

/** How many of a line came back, and whether they are for sale again. */
export const goodsReturnLines = pgTable(
  "goods_return_line",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idReturn: integer("id_return")
      .notNull()
      .references(() => goodsReturns.id, { onDelete: "cascade" }),
    idLine: integer("id_line")
      .notNull()
      .references(() => orderLines.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
    isBackOnSale: boolean("is_back_on_sale").notNull(),
  },
  (t) => [
    unique().on(t.idReturn, t.idLine),
    check("goods_return_line_quantity_positive", sql`quantity > 0`),
    onlyItsSite(),
  ],
);
