import { moneyPageSchema, moneyQuerySchema } from "@/lib/contract/admin/money";
import { daysBetween } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { invalidFields } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { readBooksBetween } from "./read-books";
import { serviceTable, vatTable } from "./vat-table";

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
  responses: responses(moneyPageSchema, "By day, by service, and the VAT by rate"),
});

export function moneyRouter() {
  return newRouter().answer(see, async ({ tx }, { query: { from, until } }) => {
    if (until < from) throw invalidFields({ until: "TOO_SMALL" });
    if (daysBetween(from, until) > LONGEST_PERIOD) throw invalidFields({ until: "TOO_BIG" });
    const books = await readBooksBetween(tx, { from, until });
    const issued = books.issued.map(({ data }) => data);
    const received = centsByDay(books.received);
    const refunded = centsByDay(books.refunded);
    const disputed = centsByDay(books.disputed);
    const days = [
      ...new Set([received, refunded, disputed].flatMap((byDay) => [...byDay.keys()])),
    ].sort();
    return {
      days: days.map((day) => ({
        day,
        received: eurosFromCents(received.get(day) ?? 0),
        refunded: eurosFromCents(refunded.get(day) ?? 0),
        disputed: eurosFromCents(disputed.get(day) ?? 0),
      })),
      services: serviceTable(issued),
      vats: vatTable(issued),
      received: eurosFromCents(sumOf(received)),
      refunded: eurosFromCents(sumOf(refunded)),
      disputed: eurosFromCents(sumOf(disputed)),
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
