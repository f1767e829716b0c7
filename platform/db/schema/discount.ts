import { sql } from "drizzle-orm";
import { check, integer, pgTable, serial, smallint, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** A discount code; percent, or cents off. */
export const discount = pgTable(
  "discount",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** In upper case. */
    code: text().notNull(),
    kind: text().$type<"PERCENT" | "AMOUNT" | "FREE_SHIPPING">().notNull(),
    percent: smallint(),
    amountCents: integer("amount_cents"),
    from: instant("valid_from"),
    until: instant("valid_until"),
    minimumCents: integer("minimum_cents").notNull().default(0),
    mostUses: integer("most_uses"),
    mostUsesPerPerson: integer("most_uses_per_person"),
    uses: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.idSite, t.code),
    check("discount_uses_within", sql`uses >= 0 and (most_uses is null or uses <= most_uses)`),
    onlyItsSite(),
  ],
);
