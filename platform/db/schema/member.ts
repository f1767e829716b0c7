import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RegisterRequest } from "@/lib/contract/auth";
import type { ContentName } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import type { ReturnKind, SubscriberStop } from "@/lib/contract/newsletter";
import { instant, onlyItsSite, ownedBySite, type PerLanguage, sealed } from "./columns";
import { addressColumns, ofUser } from "./people";

/** Device on which users have logged in, found by the SHA-256 of its cookie; they may share it. */
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
 * Account that was asked for, with an address that is not confirmed yet. There may be several for
 * one address: the confirmed one becomes the account.
 */
export const registrations = pgTable(
  "registration",
  {
    /** SHA-256 of the mailed link's code. */
    codeHash: text("code_hash").primaryKey(),
    ...ownedBySite,
    email: text().notNull(),
    /** Argon2id, in its PHC string. */
    passwordHash: text("password_hash").notNull(),
    /** Rest of the form, without the password. */
    details: jsonb()
      .$type<Omit<RegisterRequest, "email" | "password" | "acceptTerms" | "returnTo">>()
      .notNull(),
    returnTo: text("return_to"),
    language: text().$type<LanguageCode>().notNull(),
    termsAcceptedAt: instant("terms_accepted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    wrongPasswords: integer("wrong_passwords").notNull().default(0),
  },
  (t) => [index().on(t.idSite, t.email), onlyItsSite()],
);

/** Mailed code for a new password, the first after an invitation, or a new address; used once. */
export const memberCodes = pgTable(
  "member_code",
  {
    /** SHA-256 of the code. */
    codeHash: text("code_hash").primaryKey(),
    ...ownedBySite,
    ...ofUser,
    purpose: text().$type<"PASSWORD" | "EMAIL" | "INVITATION">().notNull(),
    /** Address to be taken. */
    email: text(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  () => [onlyItsSite()],
);

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

/** Address that receives the newsletter, or was asked whether to. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscriber",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    email: text().notNull(),
    /** Code in every newsletter's link to unsubscribe. */
    code: sealed("code").notNull().unique(),
    language: text().$type<LanguageCode>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Time at which the address confirmed; null until then. */
    confirmedAt: instant("confirmed_at"),
    /** Time since which nothing is sent to it, and the reason; null while it is written to. */
    stoppedAt: instant("stopped_at"),
    stoppedFor: text("stopped_for").$type<SubscriberStop>(),
    /** Time since which it is written to again: what came back before counts no more. */
    resumedAt: instant("resumed_at"),
  },
  (t) => [unique().on(t.idSite, t.email), onlyItsSite()],
);

/** Letter that came back from a subscriber's address, or was refused there. */
export const newsletterReturns = pgTable(
  "newsletter_return",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idSubscriber: integer("id_subscriber")
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    /** Name of the refusal or notice: one that comes twice is there once. */
    key: text().notNull(),
    kind: text().$type<ReturnKind>().notNull(),
    /** Answer of the mail server, in its own words. */
    reason: text().notNull(),
    at: instant("at").notNull(),
    /** Event of the outbox by which the letter was sent. */
    event: text(),
  },
  (t) => [
    unique().on(t.idSubscriber, t.key),
    index("newsletter_return_of_letter").on(t.idSite, t.event),
    onlyItsSite(),
  ],
);

/** Sending of a content to the subscribers of some lists, portion after portion. */
export const newsletterSendings = pgTable(
  "newsletter_sending",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    type: text().$type<ContentName>().notNull(),
    idItem: integer("id_item").notNull(),
    lists: jsonb().$type<number[]>().notNull(),
    startedAt: instant("started_at").notNull(),
    /** E-mail address of its author. */
    by: text().notNull(),
    lastSubscriber: integer("last_subscriber").notNull().default(0),
    sent: integer().notNull().default(0),
    doneAt: instant("done_at"),
  },
  (t) => [
    // Allows one sending of a content at a time: two members of staff who press at once send it
    // once.
    uniqueIndex("newsletter_sending_under_way")
      .on(t.idSite, t.type, t.idItem)
      .where(sql`done_at is null`),
    index("newsletter_sending_of_item").on(t.idSite, t.type, t.idItem, t.id),
    onlyItsSite(),
  ],
);

/** Subscriber's list; until the address is confirmed, the list it asks for. */
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
