import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import type { AlertKind } from "@/lib/contract/admin/alert";
import { instant, onlyItsSite, ownedBySite, sealed } from "./columns";
import { ofUser, users } from "./people";

/** Keys by which a site proves to push services that an alert is its own (RFC 8292). */
export const pushKeys = pgTable(
  "push_key",
  {
    ...ownedBySite,
    publicKey: text("public_key").notNull(),
    /** Private key: its holder can alert the site's staff, with the addresses below. */
    privateKey: sealed("private_key").notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);

/** Browser on which a member of staff is alerted; it goes with their password or their role. */
export const pushDevices = pgTable(
  "push_device",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    ...ofUser,
    /** Address of the browser's push service, which is secret between it and us. */
    endpoint: text().notNull(),
    /** Keys that encrypt an alert for that browser alone (RFC 8291). */
    p256dh: text().notNull(),
    auth: sealed("auth").notNull(),
    userAgent: text("user_agent"),
    addedAt: instant("added_at").notNull(),
  },
  (t) => [
    unique("push_device_once").on(t.idSite, t.endpoint),
    check("push_device_over_https", sql`endpoint like 'https://%'`),
    onlyItsSite(),
  ],
);

/** Alerts that a member of staff has turned off; without a row they get all. */
export const alertChoices = pgTable(
  "alert_choice",
  {
    idUser: integer("id_user")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ...ownedBySite,
    silenced: text().array().$type<AlertKind[]>().notNull().default([]),
  },
  () => [onlyItsSite()],
);
