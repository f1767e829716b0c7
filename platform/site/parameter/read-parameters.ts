import { asc } from "drizzle-orm";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { keptRead } from "@/platform/db/kept-read";
import { parameters } from "@/platform/db/schema/site-look";

type ParameterRow = typeof parameters.$inferSelect;

/** Reads all stored settings of the site, in the order in which they were set. */
export const readParameterRows = keptRead(
  ["parameters"],
  async (tx): Promise<Partial<Record<ParameterKey, ParameterRow>>> => {
    const rows = await tx.select().from(parameters).orderBy(asc(parameters.id));
    return Object.fromEntries(rows.map((row) => [row.type, row]));
  },
);
