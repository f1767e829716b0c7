import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { rides } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** Actual or expected arrival of a ride's flight or train: the free waiting time counts from it. */
export const rideArrivals = pgTable(
  "ride_arrival",
  {
    idRide: integer("id_ride")
      .primaryKey()
      .references(() => rides.id, { onDelete: "cascade" }),
    ...ownedBySite,
    arrivalAt: instant("arrival_at").notNull(),
    by: text().notNull(),
  },
  () => [onlyItsSite()],
);
