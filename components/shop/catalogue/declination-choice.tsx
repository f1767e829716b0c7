import { CrossedPrice, PriorPriceNote } from "@/components/shop/price/crossed-price";
import { chosenDeclination, type VariationChoice } from "@/lib/rules/shop/declination-choice";
import type { SoldDeclination } from "./sold-declination";
import { StockLabel } from "./stock-label";

/**
 * Declinations of a product, property by property: its year, its size. A sold out value is struck
 * through and can be chosen all the same; a property that all share is plain text.
 */
export function DeclinationChoice(props: {
  choices: VariationChoice[];
  sold: SoldDeclination[];
  chosen: SoldDeclination;
  onChoose: (index: number, value: string) => void;
  words: { soldOut: string };
}) {
  const { choices, sold, chosen, onChoose, words } = props;
  const isOutWith = (index: number, value: string) => {
    const values = chosen.values.map((other, at) => (at === index ? value : other));
    return chosenDeclination(sold, values, index)?.isOut ?? true;
  };
  return choices.map(({ label, values }, index) =>
    values.length === 1 ? (
      <p key={label} className="mt-4 flex gap-3">
        <span className="text-muted">{label}</span>
        <span className="text-heading">{values[0]}</span>
      </p>
    ) : (
      <fieldset key={label} className="mt-4">
        <legend className="mb-2.5 text-muted">{label}</legend>
        <div className="flex flex-wrap gap-2.5">
          {values.map((value) => {
            const isOut = isOutWith(index, value);
            return (
              <label
                key={value}
                className="relative inline-flex min-h-12 items-center rounded-control border border-line-strong px-5 text-heading hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={`variation-${index}`}
                  value={value}
                  checked={chosen.values[index] === value}
                  onChange={() => onChoose(index, value)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                <span className={isOut ? "line-through decoration-1" : undefined}>{value}</span>
                {isOut && <span className="sr-only">{` (${words.soldOut})`}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    ),
  );
}

export function DeclinationPrice({ chosen, vat }: { chosen: SoldDeclination; vat: string }) {
  return (
    <div aria-live="polite" className="mt-5 border-line border-t pt-3">
      {chosen.picture && (
        <div className="float-right ml-4 aspect-(--picture-ratio) w-24 overflow-hidden rounded-card">
          {chosen.picture}
        </div>
      )}
      <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <span translate="no" className="figures text-heading text-title">
          {chosen.price}
        </span>
        <CrossedPrice reduction={chosen.reduction} />
        {chosen.perLitre && <span className="text-muted text-small">{chosen.perLitre}</span>}
      </p>
      <PriorPriceNote reduction={chosen.reduction} />
      <StockLabel stock={chosen.stock} {...(chosen.left ? { detail: chosen.left } : {})} />
      <p className="mt-1 text-muted text-small">{`${vat} ${chosen.reference}`}</p>
    </div>
  );
}
