import type { BookingWindow } from "@/lib/rules/booking/booking-window";
import type { Sql } from "@/platform/db/sql";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { readOpeningHours } from "@/platform/site/parameter/read-opening-hours";
import { type Calendar, readCalendars } from "@/platform/site/read-calendars";

/** Reads the window in which rides may start by one of the site's calendars. */
export async function windowOf(
  tx: Sql,
  found: Calendar | undefined,
  now: Date,
): Promise<BookingWindow> {
  const { MINIMUM_NOTICE_MINUTES } = await readNumbers(tx, ["MINIMUM_NOTICE_MINUTES"]);
  return {
    now,
    minimumNoticeMin: found?.minimumNoticeMin ?? MINIMUM_NOTICE_MINUTES,
    furthestDays: found?.furthestDays ?? 365,
    closures: found?.closures ?? [],
    openingHours: await readOpeningHours(tx),
  };
}

/** Reads the window in which rides may start: by the site's first calendar of rides. */
export async function readWindow(tx: Sql, now: Date): Promise<BookingWindow> {
  const first = (await readCalendars(tx)).find(({ kind }) => kind === "RIDE");
  return windowOf(tx, first, now);
}
