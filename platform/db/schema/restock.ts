import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { declinations } from "./catalogue";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";

/**
 * Address that is told once when a declination is back in stock; the row goes with that mail, so
 * that there is no second one. An address waits once for a declination.
 */
export const restockRequests = pgTable(
  "restock_request",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idDeclination: integer("id_declination")
      .notNull()
      .references(() => declinations.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** Secret of the link in the first mail, which ends the wait. */
    code: sealed("code").notNull().unique(),
    language: text().$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("restock_request_once").on(t.idSite, t.idDeclination, t.email),
    index().on(t.idDeclination),
    index().on(t.idSite, t.email),
    onlyItsSite(),
  ],
);
