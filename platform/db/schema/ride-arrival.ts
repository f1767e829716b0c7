import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { rides } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** When the flight or train of a ride came in, or will: what is waited for free of charge counts from it. */
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
