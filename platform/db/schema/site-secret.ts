import { pgTable, primaryKey } from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite, sealed } from "./columns";

/** Secret that the platform signs with for a site, the same for every process on the database. */
export const siteSecrets = pgTable(
  "site_secret",
  { ...ownedBySite, secret: sealed("secret").notNull() },
  (t) => [primaryKey({ columns: [t.idSite] }), onlyItsSite()],
);
