import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import { ofUser, users } from "./people";

/** What a user's application makes codes from; it counts once a code of it has been given. */
export const secondFactors = pgTable(
  "second_factor",
  {
    idUser: integer("id_user")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ...ownedBySite,
    /** In base32; whoever has it can make every code. */
    secret: text().notNull(),
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
