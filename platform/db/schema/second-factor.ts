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

/** Secret of a user's code application; it counts once a code of it has been given. */
export const secondFactors = pgTable(
  "second_factor",
  {
    idUser: integer("id_user")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ...ownedBySite,
    /** Secret in base32; its holder can make every code. */
    secret: sealed("secret").notNull(),
    /** Time of the confirmation; null while it is being set up. */
    confirmedAt: instant("confirmed_at"),
    /** Half minute of the last accepted code: neither it nor an earlier one is accepted again. */
    lastStep: integer("last_step").notNull().default(0),
  },
  () => [onlyItsSite()],
);

/** Code that stands in for the application, once. */
export const recoveryCodes = pgTable(
  "recovery_code",
  {
    codeHash: text("code_hash").notNull(),
    ...ownedBySite,
    ...ofUser,
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.idUser, t.codeHash] }), onlyItsSite()],
);

/** Login with the right password that awaits its second factor. */
export const loginChallenges = pgTable(
  "login_challenge",
  {
    /** SHA-256 of the code that the browser holds meanwhile. */
    challengeHash: text("challenge_hash").primaryKey(),
    ...ownedBySite,
    ...ofUser,
    returnTo: text("return_to"),
    expiresAt: instant("expires_at").notNull(),
    wrongCodes: integer("wrong_codes").notNull().default(0),
  },
  (t) => [index().on(t.idUser), onlyItsSite()],
);

/** Key that a user's device or security key keeps, and with which it signs a challenge. */
export const passkeys = pgTable(
  "passkey",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    name: text().notNull(),
    /** Name by which the device knows it, in base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, in base64url; it opens nothing by itself. */
    publicKey: text("public_key").notNull(),
    /** Number of its signatures, as far as its device counts. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [unique().on(t.idSite, t.credentialId), index().on(t.idUser), onlyItsSite()],
);

/** Challenge that a passkey is asked to sign: once, for one session or one login. */
export const passkeyChallenges = pgTable(
  "passkey_challenge",
  {
    /** Challenge in base64url. */
    challenge: text().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    /** SHA-256 of the session's token, or of the code that the browser holds of the login. */
    boundTo: text("bound_to").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index().on(t.idUser), onlyItsSite()],
);
