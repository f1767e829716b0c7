/** Rating out of five, in words where it is read out. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="text-accent">
      <span>{"★".repeat(rating)}</span>
      <span className="text-line-strong">{"★".repeat(5 - rating)}</span>
    </span>
  );
}
