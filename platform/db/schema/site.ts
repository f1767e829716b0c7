import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import type { SiteFeature } from "@/lib/contract/site";

/** A site of the platform (§3 Site info). */
export const sites = pgTable(
  "site",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** What its owner has set; `siteOrigin` says which of the three counts. */
    url: text(),
    /** The port of this machine at which it was served last. */
    developmentUrl: text("development_url"),
    /** SITE_URL of the deployment that was started last. */
    productionUrl: text("production_url"),
    server: text(),
    isWinemaker: boolean("is_winemaker").notNull().default(false),
    features: text().array().$type<SiteFeature[]>().notNull(),
    isBuilding: boolean("is_building").notNull().default(false),
    technicalFileModel: text("technical_file_model"),
    dashboardType: text("dashboard_type"),
    styleVariables: jsonb("style_variables").$type<Record<string, string>>().notNull().default({}),
  },
  () => [
    pgPolicy("only_its_site", {
      using: sql`id = current_setting('app.id_site')::integer`,
    }),
  ],
);
