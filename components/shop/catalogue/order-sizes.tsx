import type { SoldDeclination } from "./sold-declination";

/** Cartons that a wine leaves in, each with its price: a press puts its number into the field. */
export function OrderSizes(props: {
  title: string;
  sizes: SoldDeclination["sizes"];
  quantity: number;
  onChoose: (quantity: number) => void;
}) {
  const { title, sizes, quantity, onChoose } = props;
  if (sizes.length === 0) return null;
  return (
    <fieldset className="mt-4 noscript:hidden">
      <legend className="sr-only">{title}</legend>
      <div className="grid max-w-md grid-cols-3 gap-2.5">
        {sizes.map((size) => (
          <button
            key={size.quantity}
            type="button"
            aria-pressed={quantity === size.quantity}
            onClick={() => onChoose(size.quantity)}
            className={`min-h-14 touch-manipulation rounded-control border px-2 py-2 text-center leading-snug hover:border-accent ${quantity === size.quantity ? "border-accent bg-surface" : "border-line-strong"}`}
          >
            <span className="block text-muted text-small leading-snug">{size.label}</span>
            <span translate="no" className="figures block text-heading">
              {size.price}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
