import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import { stocks } from "./catalogue";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * A change of a stock, and why. A trigger of the table `stock` writes each, and nobody else can, so
 * that their sum is always the stock.
 */
export const stockMovements = pgTable(
  "stock_movement",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idStock: integer("id_stock")
      .notNull()
      .references(() => stocks.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    /** What came to it; below zero, what went. */
    units: integer().notNull(),
    /** What could be sold after it. */
    quantity: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    /** The reference of the order that it was for. */
    order: text("order_reference"),
    /** The address of who of the staff did it; none where an order did. */
    by: text(),
    note: text(),
  },
  (t) => [index().on(t.idStock, t.id), onlyItsSite()],
);
