import { z } from "zod";
import { allowedDatesSchema } from "@/lib/contract/calendar";
import { openDays } from "@/lib/rules/booking/booking-window";
import { monthDays } from "@/lib/rules/calendar/paris-time";
import { freeDays } from "@/platform/booking/quote/free-days";
import { windowOf } from "@/platform/booking/quote/read-window";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { collectDates } from "@/platform/shop/shipping/collect-dates";
import { readCalendars } from "@/platform/site/read-calendars";

const allowed = route({
  name: "getAllowedDates",
  area: "booking",
  access: "ANYONE",
  method: "get",
  path: "/calendar/{id}/date/allowed/{month}/{year}",
  summary:
    "The days of a month on which a ride can be booked and a vehicle has time for one; by a calendar for collecting, those on which an order can be collected somewhere",
  request: {
    params: z.object({
      id: integerParam(),
      month: integerParam(1, 12),
      year: integerParam(2000, 2200),
    }),
  },
  responses: responses(
    allowedDatesSchema,
    "Days of Paris, ascending; those on which a ride can only be asked for apart",
  ),
});

export function calendarRouter() {
  return newRouter().answer(allowed, async ({ tx, now }, { param }) => {
    const calendar = (await readCalendars(tx)).find(({ id }) => id === param.id);
    if (!calendar) throw new ApiError("NOT_FOUND");
    const days = monthDays(param.year, param.month);
    if (calendar.kind === "COLLECT") return { dates: await collectDates(tx, days, now), full: [] };
    const window = await windowOf(tx, calendar, now);
    return freeDays(tx, openDays(days, window), window);
  });
}
