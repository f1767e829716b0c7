import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import type { SiteFeature } from "@/lib/contract/site";

/** Site of the platform (§3 Site info). */
export const sites = pgTable(
  "site",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Address set by its owner; `siteOrigin` says which of the three counts. */
    url: text(),
    /** Address, with this machine's port, at which it was served last. */
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
