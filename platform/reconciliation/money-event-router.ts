import { and, eq, isNull } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/money-event";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { gatewayComparisons, moneyEvents } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { isOpenMoneyEvent, isPastMoneyEvent } from "@/platform/payment/open-money-events";
import type { Services } from "@/platform/services/services";
import { readMoneyEvents } from "./money-event-rows";

const MOST_OPEN = 200;
const PAST = 20;

export function moneyEventRouter({ gateway }: Services) {
  return newRouter()
    .answer(calls.getMoneyEvents, ({ tx }) => pageOf(tx, gateway))
    .answer(calls.seeMoneyEvent, async (work, { param: { id } }) => {
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
