import { z } from "zod";
import {
  busyCalendarSchema,
  busyCalendarsSchema,
  calendarReadingSchema,
  newBusyCalendarSchema,
} from "@/lib/contract/admin/busy-calendar";
import { nothingSchema } from "@/lib/contract/booking-page";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const listBusyCalendars = call({
  name: "listBusyCalendars",
  area: "admin",
  can: "vehicle:block",
  method: "get",
  path: "/admin/busy-calendar",
  summary: "The other calendars whose busy times block vehicles, and how they were read last",
  answer: busyCalendarsSchema,
  says: "The calendars, by name",
});

export const addBusyCalendar = call({
  name: "addBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "post",
  path: "/admin/busy-calendar",
  summary:
    "Reads another calendar (RFC 5545), at an address or from a file, and goes on reading it",
  body: newBusyCalendarSchema,
  answer: busyCalendarSchema,
  says: "The calendar as it was read",
});

export const readBusyCalendar = call({
  name: "readBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "post",
  path: "/admin/busy-calendar/{id}/reading",
  summary: "Reads it now: at its address, or from the file that is sent",
  params: z.object({ id: integerParam() }),
  body: calendarReadingSchema,
  answer: busyCalendarSchema,
  says: "The calendar as it was read, or why it was not",
});

export const endBusyCalendar = call({
  name: "endBusyCalendar",
  area: "admin",
  can: "vehicle:block",
  method: "delete",
  path: "/admin/busy-calendar/{id}",
  summary: "Reads a calendar no more; what it has blocked is free again",
  params: z.object({ id: integerParam() }),
  answer: nothingSchema,
  says: "It is gone",
});
