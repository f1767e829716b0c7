import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";
import { ofUser, users } from "./people";

/** What a user's application makes codes from; it counts once a code of it has been given. */
export const secondFactors = pgTable(
  "second_factor",
  {
    idUser: integer("id_user")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ...ownedBySite,
    /** In base32; its holder can make every code. */
    secret: sealed("secret").notNull(),
    /** Null while it is being set up. */
    confirmedAt: instant("confirmed_at"),
    /** The half minute whose code was accepted last: neither it nor one before it is again. */
    lastStep: integer("last_step").notNull().default(0),
  },
  () => [onlyItsSite()],
);

/** A code that stands in for the application, once. */
export const recoveryCodes = pgTable(
  "recovery_code",
  {
    /** SHA-256 of the code. */
    codeHash: text("code_hash").notNull(),
    ...ownedBySite,
    ...ofUser,
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.idUser, t.codeHash] }), onlyItsSite()],
);

/** A login whose password was right and whose second factor is awaited. */
export const loginChallenges = pgTable(
  "login_challenge",
  {
    /** SHA-256 of what the browser holds meanwhile. */
    challengeHash: text("challenge_hash").primaryKey(),
    ...ownedBySite,
    ...ofUser,
    returnTo: text("return_to"),
    expiresAt: instant("expires_at").notNull(),
    wrongCodes: integer("wrong_codes").notNull().default(0),
  },
  (t) => [index().on(t.idUser), onlyItsSite()],
);

/** A key that a user's device or security key keeps, and with which it signs what it is asked. */
export const passkeys = pgTable(
  "passkey",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    /** What its owner calls it. */
    name: text().notNull(),
    /** By what the device knows it, in base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, in base64url; it opens nothing by itself. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, as far as its device counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [unique().on(t.idSite, t.credentialId), index().on(t.idUser), onlyItsSite()],
);

/** What a passkey is asked to sign: once, for one session or one login. */
export const passkeyChallenges = pgTable(
  "passkey_challenge",
  {
    /** In base64url. */
    challenge: text().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    /** SHA-256 of the session's token, or of what the browser holds of the login. */
    boundTo: text("bound_to").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index().on(t.idUser), onlyItsSite()],
);
