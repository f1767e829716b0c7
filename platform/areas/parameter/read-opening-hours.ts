import { inArray } from "drizzle-orm";
import { type OpenStretch, parseOpeningHours } from "@/lib/rules/opening-hours";
import type { Sql } from "@/platform/db/database";
import { parameter } from "@/platform/db/schema/site-look";

const WEEK = [
  "MONDAY_HOURS",
  "TUESDAY_HOURS",
  "WEDNESDAY_HOURS",
  "THURSDAY_HOURS",
  "FRIDAY_HOURS",
  "SATURDAY_HOURS",
  "SUNDAY_HOURS",
];

/**
 * The opening hours of the company, Monday first; undefined when it gives none, or none that can
 * be read: a slip in a setting closes nothing.
 */
export async function readOpeningHours(tx: Sql): Promise<OpenStretch[][] | undefined> {
  const rows = await tx.select().from(parameter).where(inArray(parameter.type, WEEK));
  const values = WEEK.map((day) => rows.find(({ type }) => type === day)?.value ?? null);
  if (!values.some((value) => value?.trim())) return undefined;
  try {
    return values.map(parseOpeningHours);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
