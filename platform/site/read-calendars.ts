import { asc } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { calendars } from "@/platform/db/schema/booking";

export type Calendar = typeof calendars.$inferSelect;

/** Reads the calendars of the site, the oldest first: of rides, and of collected orders. */
export const readCalendars = keptRead(
  ["calendars"],
  async (tx): Promise<readonly Calendar[]> =>
    tx.select().from(calendars).orderBy(asc(calendars.id)),
);
