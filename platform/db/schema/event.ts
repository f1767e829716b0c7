import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { ContentName } from "@/lib/contract/content/contents";
import type { EventRegistrationState } from "@/lib/contract/event";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";
import { contentItems } from "./content-item";

const ofContent = {
  type: text().$type<ContentName>().notNull(),
  idItem: integer("id_item").notNull(),
};

/**
 * Number of places of an event, as its content was published last. A trigger refuses
 * (`event_never_overbooked`) anything that would exceed it, and makes simultaneous registrations
 * wait for each other at this row.
 */
export const eventPlaces = pgTable(
  "event_places",
  {
    ...ofContent,
    ...ownedBySite,
    places: integer().notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.idItem] }),
    foreignKey({
      columns: [t.type, t.idItem],
      foreignColumns: [contentItems.type, contentItems.id],
    }).onDelete("cascade"),
    check("event_has_places", sql`places > 0`),
    onlyItsSite(),
  ],
);

export interface EventTold {
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  place: string | null;
}

/** Registration of people who come or wait; it is erased when it ends. An address has one. */
export const eventRegistrations = pgTable(
  "event_registration",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofContent,
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    people: integer().notNull(),
    state: text().$type<EventRegistrationState>().notNull(),
    /** Secret of the link in its mails, which ends it. */
    code: sealed("code").notNull().unique(),
    /** Receipt drawn by the browser that sent it: the same again is the same registration. */
    receipt: text(),
    language: text().$type<LanguageCode>().notNull(),
    registeredAt: instant("registered_at").notNull(),
    /** When and where it takes place, as its last mail has said. */
    told: jsonb().$type<EventTold>(),
  },
  (t) => [
    foreignKey({
      columns: [t.type, t.idItem],
      foreignColumns: [eventPlaces.type, eventPlaces.idItem],
    }).onDelete("cascade"),
    unique("event_registered_once").on(t.type, t.idItem, t.email),
    check("event_registration_of_people", sql`people > 0`),
    check("event_registration_state", sql`state in ('CONFIRMED', 'WAITING')`),
    index().on(t.idSite, t.email),
    onlyItsSite(),
  ],
);
