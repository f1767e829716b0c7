import type { Figure } from "@/lib/contract/admin/glance";
import * as calls from "@/lib/contract/calls/glance";
import { hasPermission } from "@/lib/contract/permission";
import { type Days, spansUntil, weeksUntil } from "@/lib/rules/calendar/glance-spans";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { countWaiting } from "@/platform/desk/count-waiting";
import { newRouter } from "@/platform/http/router";
import { countOrders, countRides, countVisits, sumIncome } from "./glance-figures";

export function glanceRouter() {
  return newRouter().answer(calls.getGlance, async ({ tx, now, user: { role } }) => {
    const today = parisDate(now);
    const [spans, weeks] = [spansUntil(today), weeksUntil(today)];
    const each: Days[] = [...spans, ...spans.map(({ before }) => before), ...weeks];
    const sums = {
      rides: hasPermission(role, "booking:read") ? await countRides(tx, each) : [],
      orders: hasPermission(role, "order:read") ? await countOrders(tx, each) : [],
      income: hasPermission(role, "payment:read") ? await sumIncome(tx, each) : [],
    };
    const figure = (kind: keyof typeof sums, index: number): Figure | null => {
      const [sum, before] = [sums[kind][index], sums[kind][index + spans.length]];
      return sum === undefined || before === undefined ? null : { now: sum, before };
    };
    const ofWeek = (kind: keyof typeof sums, index: number) =>
      sums[kind][index + 2 * spans.length] ?? null;
    return {
      spans: spans.map(({ span, from, until }, index) => ({
        span,
        from,
        until,
        rides: figure("rides", index),
        orders: figure("orders", index),
        income: figure("income", index),
      })),
      weeks: weeks.map((days, index) => ({
        ...days,
        rides: ofWeek("rides", index),
        orders: ofWeek("orders", index),
        income: ofWeek("income", index),
      })),
      visits: hasPermission(role, "visit:read") ? await countVisits(tx, today) : null,
      waiting: await countWaiting(tx, now, role),
    };
  });
}
