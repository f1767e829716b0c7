import { asc, eq } from "drizzle-orm";
import type { BusyCalendar, CalendarFault } from "@/lib/contract/admin/busy-calendar";
import * as calls from "@/lib/contract/calls/busy-calendar";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import {
  readCalendarNow,
  setReadingDeadline,
  storeReading,
} from "@/platform/booking/schedule/calendar-reading";
import { fitBlocksOfFleet } from "@/platform/booking/schedule/fit-blocks";
import { vehicles } from "@/platform/db/schema/booking";
import { busyCalendars, busyTimes } from "@/platform/db/schema/busy-calendar";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { errorMessage } from "@/platform/http/message-of";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function busyCalendarRouter(services: Services) {
  return newRouter()
    .answer(calls.listBusyCalendars, async ({ tx, language }) => {
      const rows = await tx
        .select()
        .from(busyCalendars)
        .orderBy(asc(busyCalendars.name), asc(busyCalendars.id));
      return { calendars: await Promise.all(rows.map((row) => view(tx, row, language))) };
    })
    .answerInSteps(calls.addBusyCalendar, async ({ inUnitOfWork, user, language }, { json }) => {
      const { name, idVehicle, url, file } = json;
      const source = url ? { url } : file ? { file } : undefined;
      if (!source) throw invalidFields({ url: "CALENDAR_SOURCE_MISSING" });
      await inUnitOfWork(({ tx }) => refuseUnknownVehicle(tx, idVehicle));
      const outcome = await readCalendarNow(services, source);
      if (!("spans" in outcome)) throw invalidFields({ [url ? "url" : "file"]: outcome.fault });
      return inUnitOfWork(async (work) => {
        const { tx, idSite, now } = work;
        const [row] = await tx
          .insert(busyCalendars)
          .values({
            idSite,
            name,
            idVehicle,
            url: url || null,
            createdAt: now,
            by: user.email,
            readAt: now,
            readUntil: outcome.until,
          })
          .returning();
        if (!row) throw new Error("The calendar was not stored");
        await storeReading(work, row, outcome);
        await setReadingDeadline(tx, row, now);
        await recordAudit(work, {
          user,
          action: "ADD_CALENDAR",
          subject: `busy-calendar ${row.id}`,
          before: null,
          after: audited(row),
        });
        return view(tx, await find(tx, row.id), language);
      });
    })
    .answerInSteps(
      calls.readBusyCalendar,
      async ({ inUnitOfWork, user, language }, { param: { id }, json: { file } }) => {
        const known = await inUnitOfWork(({ tx }) => find(tx, id));
        const source = known.url ? { url: known.url } : file ? { file } : undefined;
        if (!source) throw invalidFields({ file: "CALENDAR_SOURCE_MISSING" });
        const outcome = await readCalendarNow(services, source);
        if (!("spans" in outcome) && !known.url) throw invalidFields({ file: outcome.fault });
        return inUnitOfWork(async (work) => {
          const before = await find(work.tx, id);
          await storeReading(work, before, outcome);
          if (!known.url) {
            await recordAudit(work, {
              user,
              action: "REPLACE_CALENDAR",
              subject: `busy-calendar ${id}`,
              before: { readAt: before.readAt.toISOString() },
              after: { readAt: work.now.toISOString() },
            });
          }
          return view(work.tx, await find(work.tx, id), language);
        });
      },
    )
    .answer(calls.endBusyCalendar, async (work, { param: { id } }) => {
      const { tx, user } = work;
      const row = await find(tx, id);
      await tx.delete(busyCalendars).where(eq(busyCalendars.id, id));
      await fitBlocksOfFleet(tx);
      await recordAudit(work, {
        user,
        action: "END_CALENDAR",
        subject: `busy-calendar ${id}`,
        before: audited(row),
        after: null,
      });
      return {};
    });
}

type CalendarRow = typeof busyCalendars.$inferSelect;

/** @throws ApiError NOT_FOUND */
async function find(tx: Sql, id: number): Promise<CalendarRow> {
  const [row] = await tx.select().from(busyCalendars).where(eq(busyCalendars.id, id)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

async function refuseUnknownVehicle(tx: Sql, idVehicle: number | null): Promise<void> {
  if (idVehicle !== null && (await tx.$count(vehicles, eq(vehicles.id, idVehicle))) === 0)
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
}

/** Returns the host of a calendar's address: the rest opens it, and is shown nowhere. */
const hostOf = ({ url }: CalendarRow): string | null =>
  url && new URL(url.replace(/^webcals?:/i, "https:")).host;

const audited = (row: CalendarRow) => ({
  name: row.name,
  idVehicle: row.idVehicle,
  host: hostOf(row),
});

async function view(tx: Sql, row: CalendarRow, language: LanguageCode): Promise<BusyCalendar> {
  const { id, name, idVehicle, readAt, readUntil, failedAt, fault } = row;
  return {
    id,
    name,
    idVehicle,
    host: hostOf(row),
    readAt: parisIso(readAt),
    busyTimes: await tx.$count(busyTimes, eq(busyTimes.idCalendar, id)),
    readUntil: parisIso(readUntil),
    problem: failedAt && {
      at: parisIso(failedAt),
      message: errorMessage(language, (fault ?? "CALENDAR_NOT_FOUND") as CalendarFault),
    },
  };
}
