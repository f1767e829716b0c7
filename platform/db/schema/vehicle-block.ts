import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { vehicles } from "./booking";
import { busyCalendars } from "./busy-calendar";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * Time in which a vehicle makes no ride: a holiday, the garage. The migration adds that blocks of a
 * vehicle never overlap, and that neither a ride nor a block is put where the other is.
 */
export const vehicleBlocks = pgTable(
  "vehicle_block",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idVehicle: integer("id_vehicle")
      .notNull()
      .references(() => vehicles.id, { onDelete: "cascade" }),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    reason: text().notNull(),
    /** Other calendar that it comes from; null for a block made by the staff. */
    idCalendar: integer("id_calendar").references(() => busyCalendars.id, { onDelete: "cascade" }),
    by: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index().on(t.idVehicle, t.startAt),
    index().on(t.idCalendar),
    index("vehicle_block_by_end").on(t.idSite, t.endAt),
    check("vehicle_block_has_length", sql`end_at > start_at`),
    onlyItsSite(),
  ],
);
