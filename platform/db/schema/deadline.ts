import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { orders } from "./order";

/** Work that waits for its time: its effect and `doneAt` are written in one transaction. */
export const deadlines = pgTable(
  "deadline",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().notNull(),
    /** Subject of the work; there is one of a kind for each subject. */
    subject: text().notNull(),
    idBooking: integer("id_booking").references(() => bookings.id, { onDelete: "cascade" }),
    idOrder: integer("id_order").references(() => orders.id, { onDelete: "cascade" }),
    dueAt: instant("due_at").notNull(),
    doneAt: instant("done_at"),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Time at which it was given up: it failed often enough to need a person. */
    diedAt: instant("died_at"),
  },
  (t) => [
    unique().on(t.idSite, t.kind, t.subject),
    index("deadline_due").on(t.dueAt).where(sql`done_at is null and died_at is null`),
    index("deadline_open").on(t.idSite).where(sql`done_at is null and died_at is null`),
    index("deadline_dead").on(t.idSite).where(sql`died_at is not null`),
    onlyItsSite(),
  ],
);
