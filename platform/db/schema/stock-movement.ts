import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import { stocks } from "./catalogue";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * Change of a stock, and its reason. A trigger of the table `stock` writes each, and nobody else
 * can, so that their sum is always the stock.
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
    /** Units that came; below zero for units that went. */
    units: integer().notNull(),
    /** Units that could be sold after it. */
    quantity: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    order: text("order_reference"),
    /** Address of its author among the staff; null where an order caused it. */
    by: text(),
    note: text(),
  },
  (t) => [index().on(t.idStock, t.id), onlyItsSite()],
);
