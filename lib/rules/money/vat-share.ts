import { vatIncludedIn } from "./cents";
import { shareCents } from "./share-cents";

/** Part of an invoice at a rate of VAT in percent, and the VAT that it includes; in cents. */
export interface VatPart {
  rate: number;
  vatCents: number;
  totalCents: number;
}

/**
 * Returns the part of an invoice from one amount in cents to another, split over its rates: parts
 * that follow each other up to its total add up to it, rate by rate, and so does their VAT.
 */
export function vatsBetween<Part extends VatPart>(
  vats: Part[],
  fromCents: number,
  untilCents: number,
): Part[] {
  const [before, after] = [firstOf(vats, fromCents), firstOf(vats, untilCents)];
  return vats.flatMap((part, index) => {
    const totalCents = (after[index]?.totalCents ?? 0) - (before[index]?.totalCents ?? 0);
    const vatCents = (after[index]?.vatCents ?? 0) - (before[index]?.vatCents ?? 0);
    return totalCents === 0 && vatCents === 0 ? [] : [{ ...part, vatCents, totalCents }];
  });
}

/** Splits the first cents of an invoice rate by rate; all of it has the invoice's own VAT. */
function firstOf(vats: VatPart[], cents: number): VatPart[] {
  const sum = vats.reduce((all, { totalCents }) => all + totalCents, 0);
  if (cents === sum) return vats;
  const parts = shareCents(
    cents,
    vats.map(({ totalCents }) => totalCents),
  );
  return vats.map(({ rate }, index) => {
    const totalCents = parts[index] ?? 0;
    return { rate, totalCents, vatCents: vatIncludedIn(totalCents, rate) };
  });
}

/** Sums the parts of each rate, in the order in which the rates come. */
export function sumByRate(parts: VatPart[]): VatPart[] {
  const sums = new Map<number, VatPart>();
  for (const { rate, vatCents, totalCents } of parts) {
    const sum = sums.get(rate) ?? { rate, vatCents: 0, totalCents: 0 };
    sums.set(rate, {
      rate,
      vatCents: sum.vatCents + vatCents,
      totalCents: sum.totalCents + totalCents,
    });
  }
  return [...sums.values()];
}

export function vatsLeft(vats: VatPart[], credited: VatPart[]): VatPart[] {
  const gone = sumByRate(credited);
  return vats.map(({ rate, vatCents, totalCents }) => {
    const off = gone.find((part) => part.rate === rate);
    return {
      rate,
      vatCents: vatCents - (off?.vatCents ?? 0),
      totalCents: totalCents - (off?.totalCents ?? 0),
    };
  });
}

/** Returns the parts for amounts in cents at each rate: all of a rate has all of its VAT. */
export const vatsOfTotals = (
  left: VatPart[],
  totals: { rate: number; totalCents: number }[],
): VatPart[] =>
  totals
    .filter(({ totalCents }) => totalCents > 0)
    .map(({ rate, totalCents }) => {
      const whole = left.find((part) => part.rate === rate);
      const vatCents =
        whole?.totalCents === totalCents ? whole.vatCents : vatIncludedIn(totalCents, rate);
      return { rate, vatCents, totalCents };
    });
