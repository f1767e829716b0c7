import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** Ride that is repeated on days of the week: the request, its author and its time. */
export const bookingSeries = pgTable(
  "booking_series",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Booking that its rides are copies of. */
    idBooking: integer("id_booking")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    /** 1 for Monday to 7 for Sunday. */
    weekdays: smallint().array().notNull(),
    untilDay: date("until_day", { mode: "string" }).notNull(),
    by: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.idempotencyKey),
    index("booking_series_of_booking").on(t.idBooking),
    onlyItsSite(),
  ],
);

/** Booking of a series; a series has one on a day, and a booking belongs to one series. */
export const seriesBookings = pgTable(
  "series_booking",
  {
    ...ownedBySite,
    idSeries: integer("id_series")
      .notNull()
      .references(() => bookingSeries.id, { onDelete: "cascade" }),
    /** Day in Paris. */
    day: date("day", { mode: "string" }).notNull(),
    idBooking: integer("id_booking")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.idSeries, t.day] }), unique().on(t.idBooking), onlyItsSite()],
);
