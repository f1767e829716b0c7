import { percentOf, vatIncludedIn } from "@/lib/rules/money/cents";
import { depositOf } from "./deposit";
import type { FareItem } from "./fare";

export interface BusinessTerms {
  /** Percent of the fare. */
  discountPercent: number;
  asksDeposit: boolean;
}

/** Price, its VAT and the deposit; amounts in cents. */
interface Price {
  lines: FareItem[];
  totalCents: number;
  vatCents: number;
  /** Percent. */
  vatRate: number;
  depositCents: number;
}

/**
 * Applies the terms of a business to a price: its discount is a separate line, on the price before
 * any reduction, and nothing is due before the ride where no deposit is asked. Even shortly before
 * the ride the whole price is never due: the monthly invoice comes after it.
 */
export function businessPrice<P extends Price>(
  price: P,
  { discountPercent, asksDeposit }: BusinessTerms,
): P & { dueCents: number } {
  const lines = price.lines.filter(({ code }) => code !== "DISCOUNT");
  const sum = (of: FareItem[]) => of.reduce((all, { amountCents }) => all + amountCents, 0);
  const fareCents = sum(lines.filter(({ code }) => code !== "REDUCTION"));
  const discountCents = percentOf(fareCents, discountPercent);
  const discount: FareItem[] =
    discountCents === 0
      ? []
      : [{ code: "DISCOUNT", percent: discountPercent, amountCents: -discountCents }];
  const totalCents = sum(lines) - discountCents;
  const depositCents = asksDeposit ? depositOf(totalCents) : 0;
  return {
    ...price,
    lines: [...lines, ...discount],
    totalCents,
    vatCents: vatIncludedIn(totalCents, price.vatRate),
    depositCents,
    dueCents: depositCents,
  };
}
