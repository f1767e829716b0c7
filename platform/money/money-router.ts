import * as calls from "@/lib/contract/calls/money";
import { daysBetween } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { readBooksBetween } from "./read-books";
import { serviceTable, vatTable } from "./vat-table";

/** Limit on a period, in days: two years, and a bit. */
const LONGEST_PERIOD = 740;

export function moneyRouter() {
  return newRouter().answer(calls.getMoney, async ({ tx }, { query: { from, until } }) => {
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

/** Sums cents by day of Paris. */
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
