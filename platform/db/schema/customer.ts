import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { IdentityDocument } from "@/lib/contract/admin/identity";
import type { CustomerKind } from "@/lib/contract/booking";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/**
 * A customer of the site, by address: a member, or a guest who has bought without an account. The address
 * of one who has given no e-mail address is their telephone number.
 * The migration keeps the rows by triggers, from accounts and purchases; nothing else writes them.
 */
export const customers = pgTable(
  "customer",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    email: text(),
    /** The e-mail address or, without one, the telephone number. */
    addressKey: text("address_key").notNull().generatedAlwaysAs(sql`coalesce(email, phone)`),
    /** The account; none for a guest. */
    idUser: integer("id_user")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text(),
    kind: text().$type<CustomerKind>().notNull(),
    company: text(),
    /** When the account or the first purchase was made, whichever was first. */
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.addressKey),
    index("customer_by_name").on(t.idSite, sql`(lastname || ' ' || firstname)`, t.id),
    index("customer_by_phone").on(t.idSite, t.phone),
    // All are counted by it too: it is the smallest.
    index("customer_by_kind").on(t.idSite, t.kind),
    check("customer_email_lower", sql`email = lower(email)`),
    onlyItsSite(),
  ],
);

const ofCustomer = {
  idCustomer: integer("id_customer")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
};

/** What the staff has written down about a customer; it goes when the customer does. */
export const customerNotes = pgTable(
  "customer_note",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofCustomer,
    at: instant("at").notNull(),
    idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
    by: text().notNull(),
    text: text().notNull(),
  },
  (t) => [index().on(t.idCustomer), onlyItsSite()],
);

/** A customer who was merged into another one: sent again, the same merge is known to be done. */
export const customerMerges = pgTable(
  "customer_merge",
  {
    ...ownedBySite,
    /** The id that the customer had, who is there no more. */
    idMerged: integer("id_merged").primaryKey(),
    ...ofCustomer,
    at: instant("at").notNull(),
  },
  () => [onlyItsSite()],
);

/** That somebody of the staff has seen an identity document for a booking; no copy is kept. */
export const identityChecks = pgTable(
  "identity_check",
  {
    idBooking: integer("id_booking")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    ...ownedBySite,
    at: instant("at").notNull(),
    idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
    by: text().notNull(),
    document: text().$type<IdentityDocument>().notNull(),
  },
  () => [onlyItsSite()],
);
