import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { RegisterRequest } from "@/lib/contract/auth";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, onlyItsSite, ownedBySite, type PerLanguage, sealed } from "./columns";
import { addressColumns, ofUser } from "./people";

/**
 * A device on which somebody has logged in, found by the SHA-256 of what its cookie holds. Several
 * may have, one after another.
 */
export const knownDevices = pgTable(
  "known_device",
  {
    deviceHash: text("device_hash").notNull(),
    ...ownedBySite,
    ...ofUser,
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.deviceHash, t.idUser] }), onlyItsSite()],
);

/**
 * An account that somebody asked for and whose address is not confirmed yet. There may be several
 * for one address: the one that is confirmed becomes the account.
 */
export const registrations = pgTable(
  "registration",
  {
    /** SHA-256 of what the mailed link holds. */
    codeHash: text("code_hash").primaryKey(),
    ...ownedBySite,
    email: text().notNull(),
    /** Argon2id, in its PHC string. */
    passwordHash: text("password_hash").notNull(),
    /** The rest of the form, without the password. */
    details: jsonb()
      .$type<Omit<RegisterRequest, "email" | "password" | "acceptTerms" | "returnTo">>()
      .notNull(),
    returnTo: text("return_to"),
    language: text().$type<LanguageCode>().notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Passwords given to the link that were not the one chosen. */
    wrongPasswords: integer("wrong_passwords").notNull().default(0),
  },
  (t) => [index().on(t.idSite, t.email), onlyItsSite()],
);

/**
 * A mailed code by which its member sets a new password, the first one after an invitation, or takes
 * a new address; used once.
 */
export const memberCodes = pgTable(
  "member_code",
  {
    /** SHA-256 of the code. */
    codeHash: text("code_hash").primaryKey(),
    ...ownedBySite,
    ...ofUser,
    purpose: text().$type<"PASSWORD" | "EMAIL" | "INVITATION">().notNull(),
    /** The address to be taken. */
    email: text(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  () => [onlyItsSite()],
);

/** An address of a member (§3 Address). */
export const memberAddresses = pgTable(
  "member_address",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    ...addressColumns,
  },
  (t) => [index().on(t.idUser), onlyItsSite()],
);

/** A list of the newsletter. */
export const newsletterLists = pgTable(
  "newsletter_list",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    translations: jsonb().$type<PerLanguage<{ name: string; description: string }>>().notNull(),
  },
  () => [onlyItsSite()],
);

/** An address that receives, or was asked whether to receive, the newsletter. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscriber",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    email: text().notNull(),
    /** What every newsletter's link to unsubscribe holds. */
    code: sealed("code").notNull().unique(),
    language: text().$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the address said yes; null until then. */
    confirmedAt: instant("confirmed_at"),
  },
  (t) => [unique().on(t.idSite, t.email), onlyItsSite()],
);

/** A subscriber's list; until the address is confirmed, what it would be. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscription",
  {
    ...ownedBySite,
    idSubscriber: integer("id_subscriber")
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    idList: integer("id_list")
      .notNull()
      .references(() => newsletterLists.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.idSubscriber, t.idList] }), onlyItsSite()],
);
