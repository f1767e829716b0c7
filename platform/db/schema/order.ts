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
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";
import { carriers } from "./delivery";
import { historyEventColumns, orderedColumns } from "./ordered";
import { companyAddresses } from "./people";

export type OrderAddressRow = z.output<typeof orderAddressSchema>;

/** Carrier of an order, as it was when it was chosen. */
export interface OrderCarrier {
  name: string;
  daysFrom: number;
  daysTo: number;
}

/** Accepted order of the shop; amounts in cents, VAT included. */
export const orders = pgTable(
  "shop_order",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...orderedColumns,
    email: text().notNull(),
    /** Key that finds it: row security lets no index be used for `lower(email)`. */
    addressKey: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
    status: text().$type<OrderStatus>().notNull(),
    cancelReason: text("cancel_reason").$type<OrderCancelReason>(),
    birthdate: date({ mode: "string" }),
    billing: jsonb().$type<OrderAddressRow>().notNull(),
    delivery: jsonb().$type<OrderAddressRow>(),
    mode: text().$type<DeliveryMode>().notNull(),
    idCarrier: integer("id_carrier").references(() => carriers.id, { onDelete: "set null" }),
    carrier: jsonb().$type<OrderCarrier>(),
    /** Access point's code, name and address, as they were. */
    accessPoint: jsonb("access_point").$type<{
      id: string;
      name: string;
      addLine1: string;
      zipCode: string;
      city: string;
      country: string;
      position: { lat: number; lng: number };
    }>(),
    /** Place, day of Paris and hours of the collection. */
    idAddress: integer("id_address").references(() => companyAddresses.id, {
      onDelete: "set null",
    }),
    collectDate: date("collect_date", { mode: "string" }),
    collectFrom: text("collect_from"),
    collectUntil: text("collect_until"),
    bottles: integer().notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCode: text("discount_code"),
    /** Discount on the products, and on the delivery. */
    discountCents: integer("discount_cents").notNull().default(0),
    discountFeesCents: integer("discount_fees_cents").notNull().default(0),
    /** Price of the delivery, its discount taken off. */
    feesCents: integer("fees_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** VAT that the total includes, by rate in percent. */
    vats: jsonb().$type<{ rate: number; vatCents: number; totalCents: number }[]>().notNull(),
    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    /** End of the time for which its stock is held; null once it is paid or over. */
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

export const ofOrder = {
  idOrder: integer("id_order")
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
};

/** Article in a box that was packed to order, as it was when it was bought. */
export interface PackedArticle {
  reference: string;
  name: PerLanguage<string>;
  /** Number of them in one box. */
  quantity: number;
  /** Stock that they were taken from, and its units for one box; null where they never run out. */
  idStock: number | null;
  units: number;
}

/** Product in an order, as it was when it was bought. */
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
    /** Number of units that have come back; a trigger counts them. */
    returnedQuantity: integer("returned_quantity").notNull().default(0),
    priceCents: integer("price_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    /** Stock that it takes from, and the units of it that one of these takes. */
    idStock: integer("id_stock").references(() => stocks.id, { onDelete: "set null" }),
    stockUnits: integer("stock_units").notNull(),
    /** Articles in a box that is packed to order; none in anything else. */
    packed: jsonb().$type<PackedArticle[]>().notNull().default([]),
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

/** Event in the history of an order; two events cannot both come next. */
export const orderEvents = pgTable(
  "order_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofOrder,
    ...historyEventColumns,
    /** An event of `lib/rules/shop/order-state`, or ORDER, PAYMENT, REFUND. */
    event: text().notNull(),
    /** Status of the order after it. */
    status: text().$type<OrderStatus>().notNull(),
  },
  (t) => [unique().on(t.idOrder, t.sequence), onlyItsSite()],
);

/** Return of goods of an order, at one time; amounts in cents. */
export const goodsReturns = pgTable(
  "goods_return",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofOrder,
    /** Number of its line in the order’s history. */
    sequence: integer().notNull(),
    at: instant("at").notNull(),
    reason: text().$type<GoodsReturnReason>().notNull(),
    refundCents: integer("refund_cents").notNull(),
    /** Loss in the goods' value, by their rate of VAT in percent. */
    withheld: jsonb().$type<{ rate: number; withheldCents: number }[]>().notNull(),
    /** Company’s own name for it: the same one again is the same return. */
    receipt: text().notNull(),
  },
  (t) => [
    unique().on(t.idOrder, t.receipt),
    check("goods_return_not_negative", sql`refund_cents >= 0`),
    onlyItsSite(),
  ],
);

/** Returned units of an order line, and whether they are for sale again. */
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
