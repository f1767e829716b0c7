import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/** Business that gets one monthly invoice for its rides, on terms of its own. */
export const businesses = pgTable(
  "business",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    siret: text(),
    vatNumber: text("vat_number"),
    /** Person or department that invoices go to. */
    contact: text(),
    street: text().notNull(),
    postalCode: text("postal_code").notNull(),
    city: text().notNull(),
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
    email: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    costCentres: text("cost_centres").array().notNull().default([]),
    /** Days from the invoice to its payment, and whether the month's end counts after them. */
    paymentDays: smallint("payment_days").notNull(),
    isMonthEnd: boolean("is_month_end").notNull(),
    discountPercent: smallint("discount_percent").notNull(),
    asksDeposit: boolean("asks_deposit").notNull(),
    /** True when the monthly invoice goes out on the first of the next month, unread. */
    isInvoicedByItself: boolean("is_invoiced_by_itself").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  () => [
    check("business_discount_within", sql`discount_percent between 0 and 50`),
    check("business_payment_days_within", sql`payment_days between 0 and 45`),
    onlyItsSite(),
  ],
);

/** Member who books for a business, and their cost centre; a member has one business. */
export const businessMembers = pgTable(
  "business_member",
  {
    ...ownedBySite,
    idUser: integer("id_user")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    idBusiness: integer("id_business")
      .notNull()
      .references(() => businesses.id),
    costCentre: text("cost_centre"),
  },
  (t) => [primaryKey({ columns: [t.idUser] }), index().on(t.idBusiness), onlyItsSite()],
);

/** Invoice of a business for the rides of a month, one of each; amounts in cents. */
export const businessInvoices = pgTable(
  "business_invoice",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBusiness: integer("id_business")
      .notNull()
      .references(() => businesses.id),
    /** First day of the month. */
    month: date({ mode: "string" }).notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Last day, in Paris, on which it is paid in time. */
    dueDay: date("due_day", { mode: "string" }).notNull(),
    /** Amount that it asks for, less earlier payments and invoices of its rides. */
    dueCents: integer("due_cents").notNull(),
  },
  (t) => [
    unique("business_invoice_one_a_month").on(t.idSite, t.idBusiness, t.month),
    check("business_invoice_of_month", sql`extract(day from month) = 1`),
    check("business_invoice_due_positive", sql`due_cents >= 0`),
    onlyItsSite(),
  ],
);

/** Mailed reminder of an amount due: one a day of Paris at most. */
export const dueReminders = pgTable(
  "due_reminder",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<"BOOKING" | "ORDER" | "INVOICE">().notNull(),
    /** Id of the booking, the order or the business invoice. */
    subject: integer().notNull(),
    day: date({ mode: "string" }).notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [unique("due_reminder_one_a_day").on(t.idSite, t.kind, t.subject, t.day), onlyItsSite()],
);
