import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite, sealed } from "./columns";

/** What the platform signs with for a site: every process on the database then agrees on it. */
export const siteSecrets = pgTable(
  "site_secret",
  { ...ownedBySite, secret: sealed("secret").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);
