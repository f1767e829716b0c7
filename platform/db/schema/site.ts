import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";

/** A site of the platform (§3 Site info). */
export const site = pgTable(
  "site",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    url: text().notNull(),
    developmentUrl: text("development_url"),
    productionUrl: text("production_url"),
    server: text(),
    isWinemaker: boolean("is_winemaker").notNull().default(false),
    isECommerce: boolean("is_e_commerce").notNull().default(false),
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
