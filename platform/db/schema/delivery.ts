import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite, type PerLanguage } from "./columns";
import { companyAddresses } from "./people";

/** Carrier of orders; its destinations and prices are in its rates. */
export const carriers = pgTable(
  "carrier",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    deliveryType: text("delivery_type").$type<"DELIVERY" | "PICKUP">().notNull(),
    siteType: text("site_type"),
    serviceCode: text("service_code"),
    translations: jsonb().$type<PerLanguage<{ name: string; description: string }>>().notNull(),
    daysFrom: smallint("days_from").notNull(),
    daysTo: smallint("days_to").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  () => [onlyItsSite()],
);

/** Price of a carrier up to a weight and a number of bottles, in cents, VAT included. */
export const carrierRates = pgTable(
  "carrier_rate",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idCarrier: integer("id_carrier")
      .notNull()
      .references(() => carriers.id, { onDelete: "cascade" }),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    upToGrams: integer("up_to_grams").notNull(),
    upToBottles: integer("up_to_bottles").notNull(),
    priceCents: integer("price_cents").notNull(),
  },
  (t) => [index().on(t.idCarrier), onlyItsSite()],
);

/** Place where a carrier's parcels wait to be collected (§3 Access point). */
export const accessPoints = pgTable(
  "access_point",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    code: text().notNull(),
    name: text().notNull(),
    addLine1: text("add_line1").notNull(),
    zipCode: text("zip_code").notNull(),
    city: text().notNull(),
    country: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  (t) => [unique().on(t.idSite, t.code), onlyItsSite()],
);

/** Opening hours for collection at an address of the company; times of Paris, `HH:mm`. */
export const schedules = pgTable(
  "schedule",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idAddress: integer("id_address")
      .notNull()
      .references(() => companyAddresses.id, { onDelete: "cascade" }),
    /** Monday is 1, Sunday is 7. */
    weekday: smallint().notNull(),
    from: text().notNull(),
    until: text().notNull(),
  },
  () => [onlyItsSite()],
);
