import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { CustomerKind } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Role } from "@/lib/contract/user";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** Registered person (§3 User, §6). */
export const users = pgTable(
  "user",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    phone: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    birthdate: date({ mode: "string" }),
    kind: text().$type<CustomerKind>().notNull().default("CONSUMER"),
    company: text(),
    /** Language of mails that have no caller. */
    language: text().$type<LanguageCode>().notNull().default("fr_FR"),
    createdAt: instant("created_at").notNull().default(sql`now()`),
    /** Time of the invitation of a member of staff without a password; null for all others. */
    invitedAt: instant("invited_at"),
    /** Argon2id, in its PHC string. */
    passwordHash: text("password_hash").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.email),
    // Narrowest index that counts the users of a role.
    index("user_by_role").on(t.idSite, t.role),
    check("user_email_lower", sql`email = lower(email)`),
    check("user_role_known", sql`role in ('MEMBER', 'DRIVER', 'ADMIN', 'SUPER_ADMIN')`),
    onlyItsSite(),
  ],
);

export const ofUser = {
  idUser: integer("id_user")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
};

/**
 * Session, found by the SHA-256 of its token; the token itself is nowhere. A change of its user's
 * password or role ends it, as every key of theirs (`STANDING_KEYS`).
 */
export const sessions = pgTable(
  "session",
  {
    /** Name of the session for its owner. */
    id: serial().notNull().unique(),
    tokenHash: text("token_hash").primaryKey(),
    ...ownedBySite,
    ...ofUser,
    openedAt: instant("opened_at").notNull().default(sql`now()`),
    lastSeenAt: instant("last_seen_at").notNull().default(sql`now()`),
    expiresAt: instant("expires_at").notNull(),
    /** Time at which its user last proved their identity; null where that was not kept yet. */
    provedAt: instant("proved_at"),
    /** Time of a person's last action in it; a page's own requests do not count. */
    attendedAt: instant("attended_at").notNull().default(sql`now()`),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("session_of_user").on(t.idUser),
    index("session_by_expiry").on(t.expiresAt),
    onlyItsSite(),
  ],
);

/** Kind of address, for example billing (§7 /admin/address/type). */
export const addressTypes = pgTable(
  "address_type",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    /** Addresses keep it: it never changes. */
    value: text().notNull(),
    /** Name that the owner gave it; null for the usual one (`addressTypeNames`). */
    name: jsonb().$type<PerLanguage<string>>(),
  },
  (t) => [unique().on(t.idSite, t.value), onlyItsSite()],
);

/** Columns of an address, the company's and a member's (§3 Address). */
export const addressColumns = {
  types: text().array().notNull(),
  firstname: text(),
  lastname: text(),
  address: text().notNull(),
  addressPart2: text("address_part2"),
  postalCode: text("postal_code").notNull(),
  city: text().notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text().notNull(),
};

/** Address of the company (§3 Address). */
export const companyAddresses = pgTable(
  "company_address",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...addressColumns,
    lat: doublePrecision(),
    lng: doublePrecision(),
    note: jsonb().$type<PerLanguage<string>>(),
  },
  () => [onlyItsSite()],
);

/** Message of a visitor to the company (§7 POST /message). */
export const messages = pgTable(
  "message",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    name: text().notNull(),
    email: text().notNull(),
    /** Key that finds it: row security lets no index be used for `lower(email)`. */
    emailKey: text("email_key").notNull().generatedAlwaysAs(sql`lower(email)`),
    phone: text(),
    subject: text(),
    message: text().notNull(),
    language: text().notNull(),
    receivedAt: instant("received_at").notNull(),
    /** Time at which a member of staff answered it, or marked it as dealt with. */
    answeredAt: instant("answered_at"),
  },
  (t) => [
    index("message_by_receipt").on(t.idSite, t.receivedAt, t.id),
    // All messages are counted by it too: it is the smallest.
    index("message_by_answer").on(t.idSite, sql`(answered_at is null)`),
    index("message_by_address").on(t.idSite, t.emailKey),
    onlyItsSite(),
  ],
);

/**
 * Answer of the company to a message. Its number follows the last one that its writer had seen, so
 * that of two who answer at once one is told that the other did.
 */
export const messageAnswers = pgTable(
  "message_answer",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idMessage: integer("id_message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    sequence: integer().notNull(),
    idUser: integer("id_user").references(() => users.id, { onDelete: "set null" }),
    /** Address of its author, which stays when the account goes. */
    by: text().notNull(),
    text: text().notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (t) => [unique("message_answered_once").on(t.idMessage, t.sequence), onlyItsSite()],
);
