import { sql } from "drizzle-orm";
import { check, integer, pgTable, serial, smallint, text, unique } from "drizzle-orm/pg-core";
import { bookings } from "./booking";
import { onlyItsSite, ownedBySite } from "./columns";

/**
 * Vehicle that is held without payment (docs/adr/0013). Each hold takes one place for each of its
 * holders, and a place is never taken twice: so nobody has more holds at once than there are
 * places. A row goes when its hold ends.
 */
export const unpaidHolds = pgTable(
  "unpaid_hold",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Digest of an e-mail address, a telephone number, a member or a network. */
    holder: text().notNull(),
    place: smallint().notNull(),
  },
  (t) => [
    unique("unpaid_hold_place_once").on(t.idSite, t.holder, t.place),
    unique().on(t.idBooking, t.holder),
    check("unpaid_hold_place_counts", sql`place > 0`),
    onlyItsSite(),
  ],
);
