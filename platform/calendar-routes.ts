import * as calls from "@/lib/contract/calls/calendar";
import { openDays } from "@/lib/rules/booking/booking-window";
import { monthDays } from "@/lib/rules/calendar/paris-time";
import { freeDays } from "@/platform/booking/quote/free-days";
import { windowOf } from "@/platform/booking/quote/read-window";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { collectDates } from "@/platform/shop/shipping/collect-dates";
import { readCalendars } from "@/platform/site/read-calendars";

export function calendarRouter() {
  return newRouter().answer(calls.getAllowedDates, async ({ tx, now }, { param }) => {
    const calendar = (await readCalendars(tx)).find(({ id }) => id === param.id);
    if (!calendar) throw new ApiError("NOT_FOUND");
    const days = monthDays(param.year, param.month);
    if (calendar.kind === "COLLECT") return { dates: await collectDates(tx, days, now), full: [] };
    const window = await windowOf(tx, calendar, now);
    return freeDays(tx, openDays(days, window), window);
  });
}
