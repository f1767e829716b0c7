import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/** Action of a member of staff, with the values before and after; the guards keep it unchanged. */
export const auditEntries = pgTable(
  "audit_entry",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    at: instant("at").notNull(),
    idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
    /** Address of the author, which stays when the account goes. */
    by: text().notNull(),
    /** Verb of the trade, as CHANGE or CONFIRM. */
    action: text().notNull(),
    /** Thing acted on, as `vehicle 3` or `booking ABC-123456`. */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index().on(t.idSite, t.at),
    index().on(t.idSite, t.subject),
    // The panel shows labels for these, and finds lines by the labels' words.
    index().on(t.idSite, t.action),
    index("audit_entry_by_part").on(t.idSite, sql`split_part("subject", ' ', 1)`),
    onlyItsSite(),
  ],
);
