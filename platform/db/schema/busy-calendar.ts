import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { vehicles } from "./booking";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";

/** Other calendar with busy times that keep a vehicle, or all of them, from making rides. */
export const busyCalendars = pgTable(
  "busy_calendar",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    idVehicle: integer("id_vehicle").references(() => vehicles.id, { onDelete: "cascade" }),
    /** Secret of its owner; null for a file that was sent. */
    url: sealed("url"),
    createdAt: instant("created_at").notNull(),
    by: text().notNull(),
    /** Time of the last reading, and the end of the period that it covered. */
    readAt: instant("read_at").notNull(),
    readUntil: instant("read_until").notNull(),
    /** Time of the first failed reading since, and its cause; null once it could be read again. */
    failedAt: instant("failed_at"),
    fault: text(),
  },
  () => [onlyItsSite()],
);

/** Busy time of a calendar; the times of one calendar neither overlap nor touch. */
export const busyTimes = pgTable(
  "busy_time",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idCalendar: integer("id_calendar")
      .notNull()
      .references(() => busyCalendars.id, { onDelete: "cascade" }),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
  },
  (t) => [
    index().on(t.idCalendar, t.startAt),
    index("busy_time_by_end").on(t.idSite, t.endAt),
    check("busy_time_has_length", sql`end_at > start_at`),
    onlyItsSite(),
  ],
);
