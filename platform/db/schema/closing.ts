import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ClosingFigures } from "@/lib/rules/money/closing-text";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * Closed period of the books; the guards keep each as it was written. Periods form one chain: there
 * is one first, every other begins the day after an existing one, and no two begin after the same.
 * So none overlap, and no day is left out.
 */
export const closings = pgTable(
  "closing",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Last day of the closing before; null for the first. */
    follows: date(),
    /** Days of Paris, the last one included. */
    fromDay: date("from_day").notNull(),
    untilDay: date("until_day").notNull(),
    figures: jsonb().$type<ClosingFigures>().notNull(),
    closedAt: instant("closed_at").notNull(),
    /** Address of its author, which stays when the account goes. */
    closedBy: text("closed_by").notNull(),
    /** Hash of the closing before; null for the first. */
    previousHash: text("previous_hash"),
    /** SHA-256 of the closing's text (`closingText`), in hexadecimal. */
    hash: text().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.untilDay),
    unique("closing_followed_once").on(t.idSite, t.follows),
    uniqueIndex("closing_one_first").on(t.idSite).where(sql`follows is null`),
    foreignKey({
      name: "closing_follows",
      columns: [t.idSite, t.follows],
      foreignColumns: [t.idSite, t.untilDay],
    }),
    check("closing_without_gap", sql`follows = from_day - 1`),
    check("closing_of_days", sql`until_day >= from_day`),
    check("closing_chained", sql`(follows is null) = (previous_hash is null)`),
    onlyItsSite(),
  ],
);
