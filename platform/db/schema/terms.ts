import { integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * Accepted version of the terms of sale, each text once for a site and a language; rows never
 * change and are never deleted. `version` counts them from 1.
 */
export const termsVersions = pgTable(
  "terms_version",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    language: text().$type<LanguageCode>().notNull(),
    version: integer().notNull(),
    /** SHA-256 of the text, in hex. */
    hash: text().notNull(),
    /** HTML, with the company's values filled in. */
    text: text().notNull(),
    /** Time of its first acceptance. */
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.language, t.version),
    unique().on(t.idSite, t.language, t.hash),
    onlyItsSite(),
  ],
);
