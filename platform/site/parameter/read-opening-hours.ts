import { WEEK_HOURS } from "@/lib/contract/parameter-catalogue/opening-hours";
import { type OpenStretch, parseOpeningHours } from "@/lib/rules/calendar/opening-hours";
import type { Sql } from "@/platform/db/sql";
import { readParameterRows } from "./read-parameters";

/**
 * Reads the opening hours of the company, Monday first; undefined when it gives none, or unreadable
 * ones: a slip in a setting closes nothing.
 */
export async function readOpeningHours(tx: Sql): Promise<OpenStretch[][] | undefined> {
  const rows = await readParameterRows(tx);
  const values = WEEK_HOURS.map((day) => rows[day]?.value ?? null);
  if (!values.some((value) => value?.trim())) return undefined;
  try {
    return values.map(parseOpeningHours);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
