import { daysBetween } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** §9 Late penalty: multiple of the legal rate, and flat fee of a professional, in cents. */
const TIMES_LEGAL_RATE = 3;
const FLAT_FEE = 4000;
const DAYS_A_YEAR = 365;

/**
 * Returns the penalty of a late payment, in cents (§9 Late penalty; Code de commerce, L441-10 II
 * and D441-5): simple interest at three times the legal rate for each day of Paris after the due
 * day, today included, and 40 € for professionals from the first of these days.
 * @param debt.dueAt for a consumer, when the formal notice (mise en demeure) came to its end
 * @param debt.legalRatePercent percent a year, as published for that kind of creditor and half-year
 */
export function latePaymentCents(debt: {
  owedCents: number;
  dueAt: Date;
  now: Date;
  legalRatePercent: number;
  isProfessional: boolean;
}): { interestCents: number; flatFeeCents: number } {
  const days = daysBetween(parisDate(debt.dueAt), parisDate(debt.now));
  if (days <= 0 || debt.owedCents <= 0) return { interestCents: 0, flatFeeCents: 0 };
  const percent = (TIMES_LEGAL_RATE * debt.legalRatePercent * days) / DAYS_A_YEAR;
  return {
    interestCents: Math.round((debt.owedCents * percent) / 100),
    flatFeeCents: debt.isProfessional ? FLAT_FEE : 0,
  };
}
