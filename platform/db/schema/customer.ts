import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { IdentityDocument } from "@/lib/contract/admin/identity";
import type { CustomerKind } from "@/lib/contract/booking";
import { bookings } from "./booking";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { users } from "./people";

/**
 * Customer of the site, by address: a member, or a guest who has bought without an account. The
 * telephone number is the address of a customer without an e-mail address. The migration writes the
 * rows by triggers, from accounts and purchases; nothing else does.
 */
export const customers = pgTable(
  "customer",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    email: text(),
    /** E-mail address or, without one, the telephone number. */
    addressKey: text("address_key").notNull().generatedAlwaysAs(sql`coalesce(email, phone)`),
    /** Account; null for a guest. */
    idUser: integer("id_user")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text(),
    kind: text().$type<CustomerKind>().notNull(),
    company: text(),
    /** Time of the account or of the first purchase, whichever was first. */
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.addressKey),
    index("customer_by_name").on(t.idSite, sql`(lastname || ' ' || firstname)`, t.id),
    index("customer_by_phone").on(t.idSite, t.phone),
    // All customers are counted by it too: it is the smallest.
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

/** Note of the staff about a customer; it goes when the customer does. */
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

/** Customer who was merged into another one: sent again, the same merge is known to be done. */
export const customerMerges = pgTable(
  "customer_merge",
  {
    ...ownedBySite,
    /** Id of the customer that no longer exists. */
    idMerged: integer("id_merged").primaryKey(),
    ...ofCustomer,
    at: instant("at").notNull(),
  },
  () => [onlyItsSite()],
);

/** Proof that a member of staff has seen an identity document for a booking. */
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

/**
 * Copy of a proof of identity that a customer has handed in. Its deadline deletes the file and the
 * row: as the identity is checked, another copy comes, or its days are over.
 */
export const identityCopies = pgTable(
  "identity_copy",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idBooking: integer("id_booking")
      .notNull()
      .references(() => bookings.id),
    receivedAt: instant("received_at").notNull(),
    /** Name of the saved file. */
    name: text().notNull(),
    /** Name of the file in the storage; no path of the site leads there. */
    storedAs: text("stored_as").notNull().unique(),
  },
  (t) => [index("identity_copy_of_booking").on(t.idBooking), index().on(t.idSite), onlyItsSite()],
);
