import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

/** Reason why a calendar could not be read, or (CALENDAR_PARTLY_READ) not all of it. */
export type CalendarFault =
  | "CALENDAR_NOT_FOUND"
  | "CALENDAR_NOT_PUBLIC"
  | "CALENDAR_REFUSED"
  | "CALENDAR_TOO_LARGE"
  | "CALENDAR_TOO_SLOW"
  | "CALENDAR_UNREADABLE"
  | "CALENDAR_PARTLY_READ"
  | "CALENDAR_TOO_LONG";

export const busyCalendarSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Vehicle that is busy then; null for all of the company. */
  idVehicle: z.number().int().nullable(),
  /** Host it is read from; the rest of the address is a secret. Null for a file that was sent. */
  host: z.string().nullable(),
  /** Last time it was read, and the number of busy times; times that touch count as one. */
  readAt: instantSchema,
  busyTimes: z.number().int(),
  /** End of the times that were read: later ones are read later, or never of a file. */
  readUntil: instantSchema,
  /** Failure of the last reading, also in part; null where it succeeded. */
  problem: z.object({ at: instantSchema, message: z.string() }).nullable(),
});
export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

/** GET /admin/busy-calendar */
export const busyCalendarsSchema = z.object({ calendars: z.array(busyCalendarSchema) });
export type BusyCalendars = z.infer<typeof busyCalendarsSchema>;

/** In characters; a longer calendar is read by its address. */
const MAX_CALENDAR_FILE = 200_000;

const fileSchema = z.string().min(1).max(MAX_CALENDAR_FILE);

/** POST /admin/busy-calendar: an address, or a file. */
export const newBusyCalendarSchema = z.object({
  name: lineSchema.min(1).max(60),
  idVehicle: rowIdSchema.nullable(),
  url: lineSchema.max(2_000).optional(),
  file: fileSchema.optional(),
});

/** POST /admin/busy-calendar/{id}/reading: with a new file where it has no address. */
export const calendarReadingSchema = z.object({ file: fileSchema.optional() });
