import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";

/** States in which nothing is owed any more, whichever sum was paid. */
const ENDED = new Set<BookingStatus>(["REQUESTED", "EXPIRED", "CANCELLED"]);

/** Calculates the rest to pay of a booking, and the part of it that is due later; in euros. */
export function balanceOf({
  status,
  total,
  paid,
  refunded,
  dueNow,
  invoicedTo,
}: Pick<BookingPage, "status" | "total" | "paid" | "refunded" | "dueNow" | "invoicedTo">) {
  if (ENDED.has(status)) return { rest: 0, later: 0 };
  if (invoicedTo !== null) return { rest: dueNow, later: 0 };
  const [all, came, went, now] = [total, paid, refunded, dueNow].map(centsFromEuros) as [
    number,
    number,
    number,
    number,
  ];
  const rest = Math.max(0, all - came + went);
  return { rest: eurosFromCents(rest), later: eurosFromCents(Math.max(0, rest - now)) };
}
