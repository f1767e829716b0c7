import type { ReductionWords } from "./reduction-words";

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
