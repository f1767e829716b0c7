import type { BookingPage } from "@/lib/contract/booking-page";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";

/** Where nothing is owed any more, whatever was paid. */
const ENDED = new Set<BookingStatus>(["REQUESTED", "EXPIRED", "CANCELLED"]);

/** What is left to pay of a booking, and what of it later than now; in euros. */
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
