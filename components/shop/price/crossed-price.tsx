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

/** Crossed price and percents beside the price that is charged; the sentence is read in their place. */
export function CrossedPrice({ reduction }: { reduction: ReductionWords | null }) {
  if (!reduction) return null;
  return (
    <span aria-hidden="true" className="inline-flex items-baseline gap-x-2.5 whitespace-nowrap">
      <s translate="no" className="text-muted text-small decoration-1">
        {reduction.crossed}
      </s>
      {reduction.off && (
        <span
          translate="no"
          className="rounded-full border border-accent px-2 py-px font-medium text-accent text-small leading-snug"
        >
          {reduction.off}
        </span>
      )}
    </span>
  );
}

export function PriorPriceNote({ reduction }: { reduction: ReductionWords | null }) {
  if (!reduction) return null;
  return <span className="block text-muted text-small">{reduction.told}</span>;
}
