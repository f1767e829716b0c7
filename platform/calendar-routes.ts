import { eq } from "drizzle-orm";
import { z } from "zod";
import { allowedDatesSchema } from "@/lib/contract/calendar";
import { openDays } from "@/lib/rules/booking/booking-window";
import { monthDays } from "@/lib/rules/calendar/paris-time";
import { freeDays } from "@/platform/booking/quote/free-days";
import { windowOf } from "@/platform/booking/quote/read-window";
import { calendars } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, ok, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { collectDates } from "@/platform/shop/shipping/collect-dates";

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
    "Days of Paris, ascending; those on which every vehicle is taken apart",
  ),
});

export function calendarRouter({ database, clock }: Services) {
  return newRouter().openapi(allowed, async (c) => {
    const { id, month, year } = c.req.valid("param");
    const dates = await database.inSite(c.var.idSite, async (tx) => {
      const [found] = await tx.select().from(calendars).where(eq(calendars.id, id));
      if (!found) throw new ApiError("NOT_FOUND");
      const days = monthDays(year, month);
      if (found.kind === "COLLECT") {
        return { dates: await collectDates(tx, days, clock.now()), full: [] };
      }
      const window = await windowOf(tx, found, clock.now());
      return freeDays(tx, openDays(days, window), window);
    });
    return c.json(ok(dates), 200);
  });
}
