import { z } from "@hono/zod-openapi";
import { asc, eq } from "drizzle-orm";
import {
  type BusyCalendar,
  busyCalendarSchema,
  busyCalendarsSchema,
  type CalendarFault,
  calendarReadingSchema,
  newBusyCalendarSchema,
} from "@/lib/contract/admin/busy-calendar";
import { nothingSchema } from "@/lib/contract/booking-page";
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
import { integerParam } from "@/platform/http/integer-param";
import { errorMessage } from "@/platform/http/message-of";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const list = route({
  name: "listBusyCalendars",
  area: "admin",
  can: "vehicle:block",
  method: "get",
  path: "/admin/busy-calendar",
  summary: "The other calendars whose busy times block vehicles, and how they were read last",
  responses: responses(busyCalendarsSchema, "The calendars, by name"),
});

const add = route({
  name: "addBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "post",
  path: "/admin/busy-calendar",
  summary:
    "Reads another calendar (RFC 5545), at an address or from a file, and goes on reading it",
  request: body(newBusyCalendarSchema),
  responses: responses(busyCalendarSchema, "The calendar as it was read"),
});

const read = route({
  name: "readBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "post",
  path: "/admin/busy-calendar/{id}/reading",
  summary: "Reads it now: at its address, or from the file that is sent",
  request: { params: z.object({ id: integerParam() }), ...body(calendarReadingSchema) },
  responses: responses(busyCalendarSchema, "The calendar as it was read, or why it was not"),
});

const end = route({
  name: "endBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "delete",
  path: "/admin/busy-calendar/{id}",
  summary: "Reads a calendar no more; what it has blocked is free again",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(nothingSchema, "It is gone"),
});

/** The calls of the other calendars whose busy times block vehicles. */
export function busyCalendarRouter(services: Services) {
  return newRouter()
    .answer(list, async ({ tx, language }) => {
      const rows = await tx
        .select()
        .from(busyCalendars)
        .orderBy(asc(busyCalendars.name), asc(busyCalendars.id));
      return { calendars: await Promise.all(rows.map((row) => view(tx, row, language))) };
    })
    .answerInSteps(add, async ({ inUnitOfWork, user, language }, { json }) => {
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
      read,
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
    .answer(end, async (work, { param: { id } }) => {
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

/** Finds and locks a calendar. @throws ApiError NOT_FOUND */
async function find(tx: Sql, id: number): Promise<CalendarRow> {
  const [row] = await tx.select().from(busyCalendars).where(eq(busyCalendars.id, id)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

async function refuseUnknownVehicle(tx: Sql, idVehicle: number | null): Promise<void> {
  if (idVehicle !== null && (await tx.$count(vehicles, eq(vehicles.id, idVehicle))) === 0)
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
}

/** The rest of the address opens the calendar: neither the panel nor the audit log says it. */
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
