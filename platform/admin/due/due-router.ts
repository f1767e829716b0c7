import { z } from "@hono/zod-openapi";
import { and, eq, isNull } from "drizzle-orm";
import { dueKindSchema, duePageSchema, dueQuerySchema } from "@/lib/contract/admin/due";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { refunds } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readDue } from "./read-due";
import { readOwedBack } from "./read-owed-back";
import { sendReminder } from "./send-reminder";

/** The most that are shown at once; the sums are of all. */
const MOST_SHOWN = 500;

const see = route({
  name: "getDue",
  area: "admin",
  can: "due:read",
  method: "get",
  path: "/admin/due",
  summary: "Who owes what and since when, the oldest first, and what is to be given back by hand",
  request: { query: dueQuerySchema },
  responses: responses(duePageSchema, "What is owed, and what it comes to"),
});

const remind = route({
  name: "remindOfDue",
  area: "admin",
  can: "due:remind",
  method: "post",
  path: "/admin/due/{kind}/{id}/reminder",
  summary: "Mails a reminder of what is owed: once a day at most",
  request: { params: z.object({ kind: dueKindSchema, id: integerParam() }) },
  responses: responses(duePageSchema, "What is owed, and what it comes to"),
});

const handOver = route({
  name: "handRefundOver",
  area: "admin",
  can: "payment:refund",
  method: "post",
  path: "/admin/refund/{id}/done",
  summary: "Says that a sum was given back by hand",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(duePageSchema, "What is owed, and what it comes to"),
});

/** What is due to the company, and what it has to give back by hand. */
export function dueRouter(services: Services) {
  return newRouter()
    .answer(see, async ({ tx, now }, { query: { kind, late } }) => {
      const all = await readDue(tx, now);
      const isAsked = (item: (typeof all)[number]) =>
        (!kind || item.kind === kind) && (late !== "true" || item.isLate);
      return pageOf(all.filter(isAsked), await readOwedBack(tx));
    })
    .answer(remind, async (work, { param: { kind, id } }) => {
      const { tx, now, user } = work;
      const [due] = await readDue(tx, now, { kind, id });
      if (!due) throw new ApiError("NOT_FOUND");
      await sendReminder(services, work, due);
      await recordAudit(work, {
        user,
        action: "REMIND",
        subject: `${kind.toLowerCase()} ${due.reference}`,
        before: null,
        after: { amount: due.amount },
      });
      return pageOf(await readDue(tx, now), await readOwedBack(tx));
    })
    .answer(handOver, async (work, { param: { id } }) => {
      const { tx, now, user } = work;
      const owed = (await readOwedBack(tx)).find((one) => one.id === id);
      if (!owed) throw new ApiError("NOT_FOUND");
      const done = await tx
        .update(refunds)
        .set({ doneAt: now })
        .where(and(eq(refunds.id, id), isNull(refunds.doneAt)))
        .returning({ id: refunds.id });
      if (done.length === 0) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
      await recordAudit(work, {
        user,
        action: "HAND_OVER",
        subject: `${owed.kind.toLowerCase()} ${owed.reference}`,
        before: null,
        after: { amount: owed.amount },
      });
      return pageOf(await readDue(tx, now), await readOwedBack(tx));
    });
}

function pageOf(
  items: Awaited<ReturnType<typeof readDue>>,
  toGiveBack: Awaited<ReturnType<typeof readOwedBack>>,
) {
  const sum = (of: typeof items) =>
    eurosFromCents(of.reduce((all, { amount }) => all + centsFromEuros(amount), 0));
  return {
    items: items.slice(0, MOST_SHOWN),
    count: items.length,
    total: sum(items),
    late: sum(items.filter(({ isLate }) => isLate)),
    toGiveBack,
  };
}
