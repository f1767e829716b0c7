import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Keys that may seal this database's secrets: the current one, and former ones still in use. */
export const sealingKeys = pgTable("sealing_key", {
  id: text().primaryKey(),
  since: instant("since").notNull(),
  /** True once everything that is sealed is sealed by it. */
  isWhole: boolean("is_whole").notNull().default(false),
});
