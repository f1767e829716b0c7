import { createRoute } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { allowedDates } from "@/lib/contract/calendar";
import { monthDays, parisDate } from "@/lib/rules/paris-time";
import { answers, newArea, ok } from "@/platform/area";
import { calendar } from "@/platform/db/schema/booking";
import { integerParam } from "@/platform/integer-param";
import { Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";

const allowed = createRoute({
  method: "get",
  path: "/calendar/{id}/date/allowed/{month}/{year}",
  summary: "The days of a month on which a ride can be booked",
  request: {
    params: z.object({
      id: integerParam(),
      month: integerParam(1, 12),
      year: integerParam(2000, 2200),
    }),
  },
  responses: answers(allowedDates, "Days of Paris, ascending"),
});

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export function calendarArea({ database, clock }: Services) {
  return newArea().openapi(allowed, async (c) => {
    const { id, month, year } = c.req.valid("param");
    const [found] = await database.inSite(c.var.idSite, (tx) =>
      tx.select().from(calendar).where(eq(calendar.id, id)),
    );
    if (!found) throw new Refusal("NOT_FOUND");
    const now = clock.now().getTime();
    const first = parisDate(new Date(now + found.minimumNoticeMin * MINUTE));
    const last = parisDate(new Date(now + found.furthestDays * DAY));
    const dates = monthDays(year, month).filter(
      (day) => day >= first && day <= last && !found.closures.includes(day),
    );
    return c.json(ok({ dates }), 200);
  });
}
