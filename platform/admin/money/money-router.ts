import { and, asc, eq, gte, lt, ne } from "drizzle-orm";
import { moneyPageSchema, moneyQuerySchema } from "@/lib/contract/admin/money";
import { daysBetween, daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { documents } from "@/platform/db/schema/document";
import { payments, refunds } from "@/platform/db/schema/payment";
import { invalidFields } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { vatTable } from "./vat-table";

/** The longest period, in days: two years, and a bit. */
const LONGEST_PERIOD = 740;

const see = route({
  name: "getMoney",
  area: "admin",
  can: "payment:read",
  method: "get",
  path: "/admin/money",
  summary: "What came in, went back and was invoiced, from one day of Paris to another",
  request: { query: moneyQuerySchema },
  responses: responses(moneyPageSchema, "By day, and the VAT by rate"),
});

export function moneyRouter() {
  return newRouter().answer(see, async ({ tx }, { query: { from, until } }) => {
    if (until < from) throw invalidFields({ until: "TOO_SMALL" });
    if (daysBetween(from, until) > LONGEST_PERIOD) throw invalidFields({ until: "TOO_BIG" });
    const [begin, end] = [endOfParisDay(daysLater(from, -1)), endOfParisDay(until)];
    const paid = await tx
      .select({ at: payments.settledAt, cents: payments.amountCents })
      .from(payments)
      .where(
        and(
          eq(payments.status, "PAID"),
          gte(payments.settledAt, begin),
          lt(payments.settledAt, end),
        ),
      );
    const givenBack = await tx
      .select({ at: refunds.doneAt, cents: refunds.amountCents })
      .from(refunds)
      .where(and(gte(refunds.doneAt, begin), lt(refunds.doneAt, end)));
    const issued = await tx
      .select({ data: documents.data })
      .from(documents)
      .where(
        and(ne(documents.series, "D"), gte(documents.issuedAt, begin), lt(documents.issuedAt, end)),
      )
      .orderBy(asc(documents.id));
    const received = centsByDay(paid);
    const refunded = centsByDay(givenBack);
    const days = [...new Set([...received.keys(), ...refunded.keys()])].sort();
    return {
      days: days.map((day) => ({
        day,
        received: eurosFromCents(received.get(day) ?? 0),
        refunded: eurosFromCents(refunded.get(day) ?? 0),
      })),
      vats: vatTable(issued.map(({ data }) => data)),
      received: eurosFromCents(sumOf(received)),
      refunded: eurosFromCents(sumOf(refunded)),
    };
  });
}

/** Cents by day of Paris. */
function centsByDay(rows: { at: Date | null; cents: number }[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { at, cents } of rows) {
    if (!at) continue;
    const day = parisDate(at);
    days.set(day, (days.get(day) ?? 0) + cents);
  }
  return days;
}

const sumOf = (days: Map<string, number>): number =>
  [...days.values()].reduce((sum, cents) => sum + cents, 0);
