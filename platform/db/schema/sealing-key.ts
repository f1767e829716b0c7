import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** The keys that secrets of this database may be sealed by: one, and the former until nothing is. */
export const sealingKeys = pgTable("sealing_key", {
  id: text().primaryKey(),
  since: instant("since").notNull(),
  /** Whether all that is sealed is sealed by it. */
  isWhole: boolean("is_whole").notNull().default(false),
});
