import { asc } from "drizzle-orm";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { keptRead } from "@/platform/db/kept-read";
import { parameters } from "@/platform/db/schema/site-look";

/** A setting as it is stored. */
type ParameterRow = typeof parameters.$inferSelect;

/** All settings of the site that are stored, by their type, in the order in which they were set. */
export const readParameterRows = keptRead(
  ["parameters"],
  async (tx): Promise<Partial<Record<ParameterKey, ParameterRow>>> => {
    const rows = await tx.select().from(parameters).orderBy(asc(parameters.id));
    return Object.fromEntries(rows.map((row) => [row.type, row]));
  },
);
