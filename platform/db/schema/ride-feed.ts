import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { vehicles } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { ofUser } from "./people";

/** Secret address under which a telephone's calendar reads the rides, of one vehicle or of all. */
export const rideFeeds = pgTable(
  "ride_feed",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    idVehicle: integer("id_vehicle").references(() => vehicles.id, { onDelete: "cascade" }),
    /** SHA-256 of the code in the address: the address itself is shown once. */
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Time at which a calendar last asked for it. */
    readAt: instant("read_at"),
  },
  (t) => [unique().on(t.codeHash), index().on(t.idUser), onlyItsSite()],
);
