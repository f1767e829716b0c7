import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { RideKind } from "@/lib/contract/booking";
import type { BookingStatus, CancelReason } from "@/lib/contract/booking-status";
import type { Place } from "@/lib/contract/geography";
import type { RideStep } from "@/lib/contract/ride-step";
import type { FareItem } from "@/lib/rules/booking/fare";
import type { Point } from "@/lib/rules/booking/road-estimate";
import { businesses, businessInvoices } from "./business";
import { instant, instantRange, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";
import { historyEventColumns, orderedColumns } from "./ordered";
import { users } from "./people";

/** A vehicle of the company, with its fares in cents, VAT included. */
export const vehicles = pgTable(
  "vehicle",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    name: jsonb().$type<PerLanguage<string>>().notNull(),
    description: jsonb().$type<PerLanguage<string>>().notNull(),
    image: text(),
    /** Registration plate, which a customer is shown on the day of their ride. */
    plate: text(),
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
    /** Grams of CO₂ equivalent per km, from well to wheel. */
    co2GramsPerKm: integer("co2_grams_per_km").notNull().default(150),
  },
  () => [onlyItsSite()],
);

/** A supplement on the fare of a leg, in percent; from and until are times of Paris, `HH:mm`. */
export const fareSupplements = pgTable(
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

/** Calendar of allowed dates (§7): of the rides, or of the orders that are collected. */
export const calendars = pgTable(
  "calendar",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<"RIDE" | "COLLECT">().notNull().default("RIDE"),
    name: text().notNull(),
    /** Minutes from now to the first time on offer; null for the site's MINIMUM_NOTICE_MINUTES. */
    minimumNoticeMin: integer("minimum_notice_min"),
    furthestDays: integer("furthest_days").notNull(),
    /** Days of Paris, `yyyy-MM-dd`, on which nothing can be booked. */
    closures: date({ mode: "string" }).array().notNull().default([]),
  },
  () => [onlyItsSite()],
);

/** Service of the company that a ride is booked as, by the title it had then. */
export interface BookedService {
  id: number;
  title: PerLanguage<string>;
}

/** Accepted booking; amounts in cents. */
export const bookings = pgTable(
  "booking",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...orderedColumns,
    /** E-mail address; null for a customer who booked by telephone and gave none. */
    email: text(),
    /** Key that finds it: the e-mail address or, without one, the telephone number. */
    addressKey: text("address_key").notNull().generatedAlwaysAs(sql`lower(coalesce(email, phone))`),
    status: text().$type<BookingStatus>().notNull(),
    cancelReason: text("cancel_reason").$type<CancelReason>(),
    confirmedAt: instant("confirmed_at"),
    forceMajeureSince: instant("force_majeure_since"),
    /** End of the time in which an unpaid order, or a quote, is good. */
    payUntil: instant("pay_until"),
    /** End of the time for which the vehicle of a hold is kept; null for any other booking. */
    heldUntil: instant("held_until"),
    kind: text().$type<RideKind>().notNull(),
    /** Null for an ordinary ride. */
    service: jsonb().$type<BookedService>(),
    pickup: jsonb().$type<Place>().notNull(),
    dropoff: jsonb().$type<Place>(),
    stops: jsonb().$type<Place[]>().notNull(),
    startAt: instant("start_at").notNull(),
    returnAt: instant("return_at"),
    hours: numeric({ precision: 4, scale: 1, mode: "number" }),
    passengers: smallint().notNull(),
    luggage: smallint().notNull(),
    /** Vehicle; null until the company has chosen it, for a ride that was asked for. */
    idVehicle: integer("id_vehicle").references(() => vehicles.id),
    distanceKm: numeric("distance_km", { precision: 7, scale: 1, mode: "number" }).notNull(),
    durationMin: integer("duration_min").notNull(),
    isEstimate: boolean("is_estimate").notNull(),
    lines: jsonb().$type<FareItem[]>().notNull(),
    totalCents: integer("total_cents").notNull(),
    vatCents: integer("vat_cents").notNull(),
    vatRate: numeric("vat_rate", { precision: 4, scale: 1, mode: "number" }).notNull(),
    depositCents: integer("deposit_cents").notNull(),
    /** Amount that makes it final: the deposit, or all for a near start and once all is paid. */
    dueCents: integer("due_cents").notNull().default(0),
    emissionsKg: numeric("emissions_kg", { precision: 7, scale: 1, mode: "number" }).notNull(),
    /** Counts the changes that the customer's calendar has to hear of. */
    calendarSequence: integer("calendar_sequence").notNull().default(0),
    firstname: text().notNull(),
    lastname: text().notNull(),
    address: text(),
    flightNumber: text("flight_number"),
    trainNumber: text("train_number"),
    /** Business that pays for it with its monthly invoice, and its cost centre. */
    idBusiness: integer("id_business").references(() => businesses.id),
    costCentre: text("cost_centre"),
    idBusinessInvoice: integer("id_business_invoice").references(() => businessInvoices.id),
  },
  (t) => [
    unique().on(t.idSite, t.reference),
    unique().on(t.idSite, t.idempotencyKey),
    index().on(t.idUser),
    index("booking_by_start").on(t.idSite, t.startAt),
    index("booking_by_status").on(t.idSite, t.status, t.startAt, t.id),
    index("booking_by_address").on(t.idSite, t.addressKey),
    index().on(t.idBusiness),
    index().on(t.idBusinessInvoice),
    check(
      "booking_invoiced_to_its_business",
      sql`id_business_invoice is null or id_business is not null`,
    ),
    onlyItsSite(),
  ],
);

const ofBooking = {
  idBooking: integer("id_booking")
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" }),
};

/** Event in the history of a booking; two events cannot both come next. */
export const bookingEvents = pgTable(
  "booking_event",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofBooking,
    ...historyEventColumns,
    /**
     * An event of `lib/rules/booking/booking-state`, or BOOK, CHANGE, PAYMENT, REFUND, SUSPEND,
     * RESUME, ASSIGN, PAY_LINK, CHARGE; a step of a ride, or `UNDO_` and the step that was taken
     * back.
     */
    event: text().notNull(),
    /** Status of the booking after it. */
    status: text().$type<BookingStatus>().notNull(),
  },
  (t) => [unique().on(t.idBooking, t.sequence), onlyItsSite()],
);

/**
 * Time that a vehicle is away for a booking. A vehicle's busy times never overlap, nor do the rides
 * of a driver: the guards add the exclusion constraints.
 */
export const rides = pgTable(
  "ride",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofBooking,
    idVehicle: integer("id_vehicle")
      .notNull()
      .references(() => vehicles.id),
    /** Member of staff who drives; null until one is chosen. */
    idDriver: integer("id_driver").references(() => users.id, { onDelete: "set null" }),
    leg: text().$type<"OUTBOUND" | "RETURN" | "HIRE">().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    /** First and last place, for the drive from the ride before it and to the one after it. */
    origin: jsonb().$type<Point>().notNull(),
    destination: jsonb().$type<Point>().notNull(),
    /** Time from the start to the end, the buffer, and the drive to the vehicle's next ride. */
    busy: instantRange().notNull(),
    /** False once the booking no longer holds the vehicle. */
    isActive: boolean("is_active").notNull().default(sql`true`),
  },
  (t) => [
    index("ride_by_start").on(t.idSite, t.startAt).where(sql`is_active`),
    index().on(t.idDriver, t.startAt),
    index("ride_of_vehicle").on(t.idVehicle, t.startAt, t.id).where(sql`is_active`),
    index("ride_of_booking").on(t.idBooking),
    onlyItsSite(),
  ],
);

/** Step of a ride that its driver has reported: each once, gone when it is taken back. */
export const rideSteps = pgTable(
  "ride_step",
  {
    ...ownedBySite,
    idRide: integer("id_ride")
      .notNull()
      .references(() => rides.id, { onDelete: "cascade" }),
    step: text().$type<RideStep>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.idRide, t.step] }), onlyItsSite()],
);

export type BookingRow = typeof bookings.$inferSelect;
