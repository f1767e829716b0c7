import { and, eq, isNull } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/due";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { recordAudit } from "@/platform/audit/record-audit";
import { refunds } from "@/platform/db/schema/payment";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readDue } from "./read-due";
import { readOwedBack } from "./read-owed-back";
import { sendReminder } from "./send-reminder";

/** Limit on the debts shown; the sums are of all. */
const MOST_SHOWN = 500;

/** Routes for the money due to the company, and the refunds it has to make by hand. */
export function dueRouter(services: Services) {
  return newRouter()
    .answer(calls.getDue, async ({ tx, now }, { query: { kind, late } }) => {
      const all = await readDue(tx, now);
      const isAsked = (item: (typeof all)[number]) =>
        (!kind || item.kind === kind) && (late !== "true" || item.isLate);
      return pageOf(all.filter(isAsked), await readOwedBack(tx));
    })
    .answer(calls.remindOfDue, async (work, { param: { kind, id } }) => {
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
    .answer(calls.handRefundOver, async (work, { param: { id } }) => {
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
