import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/** Note of the staff about a booking, for themselves or for its driver; no customer sees it. */
export const bookingNotes = pgTable(
  "booking_note",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text().$type<"INTERNAL" | "DRIVER">().notNull(),
    text: text().notNull(),
    at: instant("at").notNull(),
    idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
    /** Address of the author, which stays when the account goes. */
    by: text().notNull(),
    /** Drawn anew for each note: the same receipt again is the same note. */
    receipt: text().notNull(),
  },
  (t) => [unique().on(t.idBooking, t.receipt), index().on(t.idBooking, t.at), onlyItsSite()],
);
