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

/** A business whose rides are invoiced together, month by month, on terms of its own. */
export const businesses = pgTable(
  "business",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    siret: text(),
    vatNumber: text("vat_number"),
    /** The person or the department that invoices go to. */
    contact: text(),
    street: text().notNull(),
    postalCode: text("postal_code").notNull(),
    city: text().notNull(),
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
    /** Where its invoices are mailed to. */
    email: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    costCentres: text("cost_centres").array().notNull().default([]),
    /** Days from the invoice to its payment, and whether the month's end counts after them. */
    paymentDays: smallint("payment_days").notNull(),
    isMonthEnd: boolean("is_month_end").notNull(),
    discountPercent: smallint("discount_percent").notNull(),
    asksDeposit: boolean("asks_deposit").notNull(),
    /** The monthly invoice goes out on the first of the next month, unread. */
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

/** A member who books for a business, and the cost centre of their rides; one business a member. */
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

/** The invoice of a business for the rides of a month: there is one of each. Amounts in cents. */
export const businessInvoices = pgTable(
  "business_invoice",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBusiness: integer("id_business")
      .notNull()
      .references(() => businesses.id),
    /** The first day of the month. */
    month: date({ mode: "string" }).notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** The last day of Paris on which it is paid in time. */
    dueDay: date("due_day", { mode: "string" }).notNull(),
    /** What it asks for, less what was paid or invoiced of its rides before. */
    dueCents: integer("due_cents").notNull(),
  },
  (t) => [
    unique("business_invoice_one_a_month").on(t.idSite, t.idBusiness, t.month),
    check("business_invoice_of_month", sql`extract(day from month) = 1`),
    check("business_invoice_due_positive", sql`due_cents >= 0`),
    onlyItsSite(),
  ],
);

/** A reminder of what is due that was mailed: one a day of Paris at most. */
export const dueReminders = pgTable(
  "due_reminder",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<"BOOKING" | "ORDER" | "INVOICE">().notNull(),
    /** The id of the booking, the order or the business invoice. */
    subject: integer().notNull(),
    day: date({ mode: "string" }).notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [unique("due_reminder_one_a_day").on(t.idSite, t.kind, t.subject, t.day), onlyItsSite()],
);
