import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { BookingStatus, CustomerKind, RideKind } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FareLine } from "@/lib/rules/fare";
import { instant, instantRange, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** A vehicle of the company, with its fares in cents, VAT included. */
export const vehicle = pgTable(
  "vehicle",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    name: jsonb().$type<PerLanguage<string>>().notNull(),
    description: jsonb().$type<PerLanguage<string>>().notNull(),
    image: text(),
    seats: smallint().notNull(),
    luggage: smallint().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    flatRateCents: integer("flat_rate_cents").notNull(),
    flatRateUnderKm: integer("flat_rate_under_km").notNull(),
    perKmCents: integer("per_km_cents").notNull(),
    hourlyCents: integer("hourly_cents").notNull(),
    minimumHours: numeric("minimum_hours", { precision: 4, scale: 1, mode: "number" }).notNull(),
    includedKmPerHour: integer("included_km_per_hour").notNull(),
    extraKmCents: integer("extra_km_cents").notNull(),
  },
  () => [onlyItsSite()],
);

/** A supplement on the fare of a leg, in percent; from and until are times of Paris, `HH:mm`. */
export const fareSupplement = pgTable(
  "fare_supplement",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    code: text().$type<"NIGHT" | "SUNDAY" | "PUBLIC_HOLIDAY">().notNull(),
    percent: integer().notNull(),
    from: text(),
    until: text(),
  },
  (t) => [unique().on(t.idSite, t.code), onlyItsSite()],
);

/** A calendar of allowed dates (§7). */
export const calendar = pgTable(
  "calendar",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    minimumNoticeMin: integer("minimum_notice_min").notNull(),
    furthestDays: integer("furthest_days").notNull(),
    /** Days of Paris, `yyyy-MM-dd`, on which nothing can be booked. */
    closures: date({ mode: "string" }).array().notNull().default([]),
  },
  () => [onlyItsSite()],
);

/** A booking, as it was accepted; amounts in cents. */
export const booking = pgTable(
  "booking",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    reference: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Of the request's body: the same key with another body is a mistake of the caller. */
    requestHash: text("request_hash").notNull(),
    status: text().$type<BookingStatus>().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    kind: text().$type<RideKind>().notNull(),
    pickup: jsonb().$type<Place>().notNull(),
    dropoff: jsonb().$type<Place>(),
    stops: jsonb().$type<Place[]>().notNull(),
    startAt: instant("start_at").notNull(),
    returnAt: instant("return_at"),
    hours: numeric({ precision: 4, scale: 1, mode: "number" }),
    passengers: smallint().notNull(),
    luggage: smallint().notNull(),
    idVehicle: integer("id_vehicle")
      .notNull()
      .references(() => vehicle.id),
    distanceKm: numeric("distance_km", { precision: 7, scale: 1, mode: "number" }).notNull(),
    durationMin: integer("duration_min").notNull(),
    isEstimate: boolean("is_estimate").notNull(),
    lines: jsonb().$type<FareLine[]>().notNull(),
    totalCents: integer("total_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    customerKind: text("customer_kind").$type<CustomerKind>().notNull(),
    company: text(),
    flightNumber: text("flight_number"),
    trainNumber: text("train_number"),
    message: text(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    unique().on(t.idSite, t.idempotencyKey),
    onlyItsSite(),
  ],
);

/**
 * A time that a vehicle is away for a booking. A vehicle's busy times never overlap: the
 * migration `ride_never_twice` adds the exclusion constraint.
 */
export const ride = pgTable(
  "ride",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking")
      .notNull()
      .references(() => booking.id, { onDelete: "cascade" }),
    idVehicle: integer("id_vehicle")
      .notNull()
      .references(() => vehicle.id),
    leg: text().$type<"OUTBOUND" | "RETURN" | "HIRE">().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** From the start to the end and the buffer after it. */
    busy: instantRange().notNull(),
    /** False once the booking no longer holds the vehicle. */
    isActive: boolean("is_active").notNull().default(sql`true`),
  },
  () => [onlyItsSite()],
);
