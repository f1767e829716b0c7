import type { CustomerKind, Quote } from "@/lib/contract/booking";

/**
 * Returns a quote for its buyer: at the terms of the business for a member who books as a
 * professional, and without them for anybody else, also for the same member's own rides.
 */
export function quoteFor(quote: Quote, kind: CustomerKind): Quote {
  const { account } = quote;
  if (!account) return quote;
  if (kind !== "PROFESSIONAL") return { ...quote, account: null };
  const { lines, total, vat, deposit, dueNow, totals } = account;
  const vehicles = quote.vehicles.map((vehicle, index) => ({
    ...vehicle,
    total: totals[index] ?? vehicle.total,
  }));
  return { ...quote, lines, total, vat, deposit, dueNow, vehicles };
}
