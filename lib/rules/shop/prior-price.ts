import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** Price that an article was charged at from an instant on, in cents, VAT included. */
export interface ChargedPrice {
  at: Date;
  chargedCents: number;
  /** Price without a reduction. */
  usualCents: number;
}

/** Reduction that may be announced, in cents, VAT included. */
export interface AnnouncedReduction {
  priorCents: number;
  /** Whole percents, rounded down: no more is announced than is taken off. */
  percent: number;
}

/** Days before a reduction whose lowest price is its prior price. */
const DAYS_BEFORE = 30;

/**
 * Returns the reduction that a history ends with, as it may be announced (directive 98/6/EC, article
 * 6a; article L. 112-1-1 of the Consumer Code): null where the price is no lower than its prior one,
 * or nothing is reduced.
 * @param history the earliest first
 */
export function announcedReduction(history: readonly ChargedPrice[]): AnnouncedReduction | null {
  const chargedCents = history.at(-1)?.chargedCents ?? 0;
  const priorCents = priorPrice(history);
  if (priorCents === null || priorCents <= chargedCents) return null;
  return { priorCents, percent: Math.floor(((priorCents - chargedCents) * 100) / priorCents) };
}

/**
 * Returns the lowest price of the 30 days before the reduction that a history ends with, in cents;
 * of an article that is newer, since it has had a price. Null where nothing is reduced, or nothing
 * was charged before.
 */
export function priorPrice(history: readonly ChargedPrice[]): number | null {
  const began = reductionBeginning(history);
  return began && lowestBefore(history, began);
}

/**
 * Returns the instant of the first step of the reduction that a history ends with. Steps follow
 * each other without an interruption, each no higher than the one before; a higher price is another
 * reduction.
 */
export function reductionBeginning(history: readonly ChargedPrice[]): Date | null {
  let beginning: ChargedPrice | null = null;
  for (const price of history.toReversed()) {
    const isStep = price.chargedCents < price.usualCents;
    if (!isStep || (beginning && price.chargedCents < beginning.chargedCents)) break;
    beginning = price;
  }
  return beginning?.at ?? null;
}

/**
 * Returns the lowest price that was charged in the 30 days before an instant, counted from midnight
 * in Paris, in cents; null where nothing was charged before.
 */
export function lowestBefore(history: readonly ChargedPrice[], instant: Date): number | null {
  const since = endOfParisDay(daysLater(parisDate(instant), -DAYS_BEFORE - 1));
  const charged = history.filter(({ at }, index) => {
    const next = history[index + 1]?.at ?? instant;
    return at < instant && next > since && next > at;
  });
  return charged.length === 0 ? null : Math.min(...charged.map((price) => price.chargedCents));
}
