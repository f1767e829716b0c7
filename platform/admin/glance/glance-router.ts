import { glancePageSchema } from "@/lib/contract/admin/glance";
import { hasPermission } from "@/lib/contract/permission";
import { spansUntil } from "@/lib/rules/calendar/glance-spans";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { countWaiting } from "@/platform/admin/subset/count-waiting";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { countOrders, countRides, countVisits, sumIncome } from "./glance-figures";

const see = route({
  name: "getGlance",
  area: "admin",
  can: "panel:open",
  method: "get",
  path: "/admin/glance",
  summary: "Rides, orders, income and visits until today, and what is left to do",
  responses: responses(glancePageSchema, "As far as one may read each"),
});

/** Numbers at a glance. Who may open the panel gets those numbers whose rows they may read. */
export function glanceRouter() {
  return newRouter().answer(see, async ({ tx, now, user: { role } }) => {
    const today = parisDate(now);
    const spans = spansUntil(today);
    const rides = hasPermission(role, "booking:read") ? await countRides(tx, spans) : [];
    const orders = hasPermission(role, "order:read") ? await countOrders(tx, spans) : [];
    const income = hasPermission(role, "payment:read") ? await sumIncome(tx, spans) : [];
    return {
      spans: spans.map(({ span, from, until }, index) => ({
        span,
        from,
        until,
        rides: rides[index] ?? null,
        orders: orders[index] ?? null,
        income: income[index] ?? null,
      })),
      visits: hasPermission(role, "visit:read") ? await countVisits(tx, today) : null,
      waiting: await countWaiting(tx, now, role),
    };
  });
}
