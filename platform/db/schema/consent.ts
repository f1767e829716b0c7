import { index, integer, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ServiceKey } from "@/lib/rules/consent/service-key";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/** Proof of a cookie choice: the services shown, those accepted, and the time; without a name. */
export const consentChoices = pgTable(
  "consent_choice",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Random id from the browser that keeps it with its choice. */
    visitor: uuid().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    edition: text().notNull(),
    shown: text().array().$type<ServiceKey[]>().notNull(),
    accepted: text().array().$type<ServiceKey[]>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [index().on(t.idSite, t.visitor), index().on(t.idSite, t.at), onlyItsSite()],
);

/** Views of a page on a day, by the demonstration's measuring tool, without visitors. */
export const measuredPages = pgTable(
  "measured_page",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    day: text().notNull(),
    path: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [unique().on(t.idSite, t.day, t.path), onlyItsSite()],
);
