import { asc, eq } from "drizzle-orm";
import type { BookingWindow } from "@/lib/rules/booking/booking-window";
import type { Sql } from "@/platform/db/database";
import { calendars } from "@/platform/db/schema/booking";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { readOpeningHours } from "@/platform/site/parameter/read-opening-hours";

/** When rides may start by one of the site's calendars. */
export async function windowOf(
  tx: Sql,
  found: typeof calendars.$inferSelect | undefined,
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

/** When rides may start: by the site's first calendar of rides. */
export async function readWindow(tx: Sql, now: Date): Promise<BookingWindow> {
  const [first] = await tx
    .select()
    .from(calendars)
    .where(eq(calendars.kind, "RIDE"))
    .orderBy(asc(calendars.id))
    .limit(1);
  return windowOf(tx, first, now);
}
