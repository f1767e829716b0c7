import { z } from "@hono/zod-openapi";
import { and, eq, isNull } from "drizzle-orm";
import { moneyEventsSchema } from "@/lib/contract/admin/money-event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { gatewayComparisons, moneyEvents } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { isOpenMoneyEvent, isPastMoneyEvent } from "@/platform/payment/open-money-events";
import type { Services } from "@/platform/services/services";
import { readMoneyEvents } from "./money-event-rows";

/** The most that ask for attention at once, and how much of what is past is shown. */
const MOST_OPEN = 200;
const PAST = 20;

const list = route({
  name: "getMoneyEvents",
  area: "admin",
  can: "payment:read",
  method: "get",
  path: "/admin/money/event",
  summary: "What happened to money without the panel, and what differs from the gateway’s books",
  responses: responses(moneyEventsSchema, "What asks for attention, and what was dealt with"),
});

const see = route({
  name: "seeMoneyEvent",
  area: "admin",
  can: "payment:refund",
  proof: false,
  method: "post",
  path: "/admin/money/event/{id}/seen",
  summary: "Says that it was dealt with",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(moneyEventsSchema, "What asks for attention, and what was dealt with"),
});

/** Money that moved without the panel. */
export function moneyEventRouter({ gateway }: Services) {
  return newRouter()
    .answer(list, ({ tx }) => pageOf(tx, gateway))
    .answer(see, async (work, { param: { id } }) => {
      const { tx, now, user } = work;
      const [event] = await tx.select().from(moneyEvents).where(eq(moneyEvents.id, id));
      if (!event) throw new ApiError("NOT_FOUND");
      const seen = await tx
        .update(moneyEvents)
        .set({ seenAt: now })
        .where(and(eq(moneyEvents.id, id), isNull(moneyEvents.seenAt)))
        .returning({ id: moneyEvents.id });
      if (seen.length > 0) {
        const subject = `${event.kind} ${event.subject}`;
        await recordAudit(work, { user, action: "SEE_MONEY", subject, before: null, after: null });
      }
      return pageOf(tx, gateway);
    });
}

async function pageOf(tx: Sql, gateway: Services["gateway"]) {
  const [compared] = await tx.select().from(gatewayComparisons);
  return {
    open: await readMoneyEvents(tx, gateway, { among: isOpenMoneyEvent, most: MOST_OPEN }),
    past: await readMoneyEvents(tx, gateway, { among: isPastMoneyEvent, most: PAST }),
    gateway: gateway.name,
    comparedAt: compared ? parisIso(compared.comparedAt) : null,
  };
}
