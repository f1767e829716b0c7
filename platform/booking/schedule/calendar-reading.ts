import { eq } from "drizzle-orm";
import type { CalendarFault } from "@/lib/contract/admin/busy-calendar";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { TimeSpan } from "@/lib/rules/calendar/time-span";
import { insertAll } from "@/platform/db/insert-all";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import type { Sql } from "@/platform/db/sql";
import type { CalendarSource } from "@/platform/ical/calendar-reader";
import { UnreadableCalendar } from "@/platform/ical/unreadable-calendar";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services/services";
import { fitBlocksOfFleet } from "./fit-blocks";

/** Interval at which a calendar is read, in milliseconds, and how far ahead, in days. */
const READ_EVERY = 30 * 60_000;
const DAYS_AHEAD = 400;

type CalendarRow = typeof busyCalendars.$inferSelect;

/** Result of reading a calendar: its busy times, or its fault, or both. */
type ReadingOutcome =
  | { spans: TimeSpan[]; until: Date; fault: "CALENDAR_PARTLY_READ" | null }
  | { fault: CalendarFault };

/** Reads a calendar from today on. Asks the outside world: call it before a transaction. */
export async function readCalendarNow(
  { readCalendar, clock }: Pick<Services, "readCalendar" | "clock">,
  source: CalendarSource,
): Promise<ReadingOutcome> {
  const today = parisDate(clock.now());
  const startAt = endOfParisDay(daysLater(today, -1));
  const endAt = endOfParisDay(daysLater(today, DAYS_AHEAD));
  try {
    const { spans, unread } = await readCalendar(source, { startAt, endAt });
    return { spans, until: endAt, fault: unread > 0 ? "CALENDAR_PARTLY_READ" : null };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { fault: error.fault };
    throw error;
  }
}

/** Replaces a calendar's busy times and blocks; an unreadable one keeps its times, with a fault. */
export async function storeReading(
  work: { tx: Sql; now: Date },
  { id, idSite }: Pick<CalendarRow, "id" | "idSite">,
  outcome: ReadingOutcome,
): Promise<void> {
  const { tx, now } = work;
  const isThis = eq(busyCalendars.id, id);
  const { fault } = outcome;
  if (!("spans" in outcome)) {
    await tx.update(busyCalendars).set({ failedAt: now, fault }).where(isThis);
  } else {
    const rows = outcome.spans.map((span) => ({ ...span, idSite, idCalendar: id }));
    await tx.delete(busyTimes).where(eq(busyTimes.idCalendar, id));
    await insertAll(rows, (values) => tx.insert(busyTimes).values(values));
    const read = { readAt: now, readUntil: outcome.until, failedAt: fault && now, fault };
    await tx.update(busyCalendars).set(read).where(isThis);
  }
  await fitBlocksOfFleet(tx);
}

export const setReadingDeadline = (tx: Sql, { id, idSite }: CalendarRow, now: Date) =>
  setDeadline(tx, {
    idSite,
    kind: "CALENDAR_READING",
    subject: String(id),
    dueAt: new Date(now.getTime() + READ_EVERY),
  });

/** Reads a calendar again: a file for vehicles added since; a removed one is read no more. */
export const calendarReading: DeadlineWork<ReadingOutcome | undefined> = {
  prepare: async (services, { idSite, subject }) => {
    const [calendar] = await services.database.inSite(idSite, (tx) =>
      tx
        .select()
        .from(busyCalendars)
        .where(eq(busyCalendars.id, Number(subject))),
    );
    return calendar?.url ? readCalendarNow(services, { url: calendar.url }) : undefined;
  },
  run: async ({ clock }, tx, { subject }, outcome) => {
    const now = clock.now();
    const [calendar] = await tx
      .select()
      .from(busyCalendars)
      .where(eq(busyCalendars.id, Number(subject)))
      .for("update");
    if (!calendar) return;
    if (outcome) await storeReading({ tx, now }, calendar, outcome);
    else await fitBlocksOfFleet(tx);
    await setReadingDeadline(tx, calendar, now);
  },
};
