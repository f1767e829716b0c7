import type { PriceHistory } from "@/lib/contract/admin/price-history";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { type PlannedReduction, planReduction } from "@/lib/rules/shop/planned-reduction";
import { type ChargedPrice, lowestBefore } from "@/lib/rules/shop/prior-price";

/** What becomes of a reduction that is being typed; amounts in euros, VAT included. */
export type ForeseenReduction =
  | { kind: "NOTHING_TYPED"; lowest: number | null }
  | {
      kind: "REFUSED";
      begins: Date;
      prior: number | null;
      most: number | null;
      isWhileReduced: boolean;
    }
  | {
      kind: "ANNOUNCED";
      begins: Date;
      prior: number;
      percent: number;
      origin: PlannedReduction["origin"];
    };

/**
 * @param typed.from day of Paris (`yyyy-MM-dd`); today where none is typed yet
 */
export function foreseenReduction(
  { now: at, prices }: PriceHistory,
  typed: { price: unknown; reducedPrice: unknown; from: string | null },
): ForeseenReduction {
  const now = new Date(at);
  const history = prices.map(
    (price): ChargedPrice => ({
      at: new Date(price.at),
      chargedCents: cents(price.charged),
      usualCents: cents(price.usual),
    }),
  );
  const { price, reducedPrice } = typed;
  if (typeof reducedPrice !== "number" || typeof price !== "number" || reducedPrice >= price) {
    return { kind: "NOTHING_TYPED", lowest: euros(lowestBefore(history, now)) };
  }
  const reducedCents = cents(reducedPrice);
  const from = typed.from === null ? now : endOfParisDay(daysLater(typed.from, -1));
  const planned = planReduction(history, { usualCents: cents(price), reducedCents, from }, now);
  const { begins, priorCents, mostCents, origin, isWhileReduced } = planned;
  if (!planned.mayBeAnnounced || priorCents === null) {
    const [prior, most] = [euros(priorCents), euros(mostCents)];
    return { kind: "REFUSED", begins, prior, most, isWhileReduced };
  }
  const percent = Math.floor(((priorCents - reducedCents) * 100) / priorCents);
  return { kind: "ANNOUNCED", begins, prior: eurosFromCents(priorCents), percent, origin };
}

const cents = (typed: number): number => Math.round(typed * 100);

const euros = (amount: number | null): number | null =>
  amount === null ? null : eurosFromCents(amount);
