import type { Reduction } from "@/lib/contract/product";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Reduction as it stands beside a price, in the visitor's language. */
export interface ReductionWords {
  /** Prior price, crossed out. */
  crossed: string;
  /** Percents off; null for less than one. */
  off: string | null;
  /** Sentence that says what the crossed price is. */
  told: string;
}

/** @param tell writes the sentence for a price */
export function reductionWords(
  reduction: Reduction | null | undefined,
  locale: Locale,
  tell: (price: string) => string,
): ReductionWords | null {
  if (!reduction) return null;
  const { euros, percent } = siteFormat(locale);
  const crossed = euros(reduction.priorPrice);
  const off = reduction.percent > 0 ? `−${percent(reduction.percent)}` : null;
  return { crossed, off, told: tell(crossed) };
}
