import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

/** Why a calendar could not be read, or (CALENDAR_PARTLY_READ) not all of it. */
export type CalendarFault =
  | "CALENDAR_NOT_FOUND"
  | "CALENDAR_NOT_PUBLIC"
  | "CALENDAR_REFUSED"
  | "CALENDAR_TOO_LARGE"
  | "CALENDAR_TOO_SLOW"
  | "CALENDAR_UNREADABLE"
  | "CALENDAR_PARTLY_READ"
  | "CALENDAR_TOO_LONG";

/** Another calendar whose busy times keep vehicles from making rides. */
export const busyCalendarSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The vehicle that is busy then; null for all of the company. */
  idVehicle: z.number().int().nullable(),
  /** Where it is read; the rest of the address is a secret. Null for a file that was sent. */
  host: z.string().nullable(),
  /** When its times were read last, and how many there are, some as one where they touch. */
  readAt: instantSchema,
  busyTimes: z.number().int(),
  /** Until when they were read: those after it are read later, or never of a file. */
  readUntil: instantSchema,
  /** Why it could not be read since, or not all of it; null where it could. */
  problem: z.object({ at: instantSchema, message: z.string() }).nullable(),
});
export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

/** GET /admin/busy-calendar */
export const busyCalendarsSchema = z.object({ calendars: z.array(busyCalendarSchema) });
export type BusyCalendars = z.infer<typeof busyCalendarsSchema>;

/** The longest file that is sent, in characters; a longer calendar is read by its address. */
const MAX_CALENDAR_FILE = 200_000;

const fileSchema = z.string().min(1).max(MAX_CALENDAR_FILE);

/** POST /admin/busy-calendar: an address, or a file. */
export const newBusyCalendarSchema = z.object({
  name: lineSchema.min(1).max(60),
  idVehicle: rowIdSchema.nullable(),
  url: lineSchema.max(2_000).optional(),
  file: fileSchema.optional(),
});
export type NewBusyCalendar = z.input<typeof newBusyCalendarSchema>;

/** POST /admin/busy-calendar/{id}/reading: with a new file where it has no address. */
export const calendarReadingSchema = z.object({ file: fileSchema.optional() });
export type CalendarReading = z.input<typeof calendarReadingSchema>;
