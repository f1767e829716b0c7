/**
 * Splits an amount in cents in proportion to weights, so that the parts add up to it to the cent:
 * the cents lost by rounding down go to the parts that lost the most (largest remainder).
 * @param weights integers of which none is negative and one at least is positive
 */
export function shareCents(cents: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  // Cents times a weight can be larger than a number holds exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((product) => Number(product / sum));
  const restCents = cents - parts.reduce((all, part) => all + part, 0);
  const byRemainder = [...exact.keys()].sort(
    (a, b) => Number((exact[b] ?? 0n) % sum) - Number((exact[a] ?? 0n) % sum) || a - b,
  );
  const lucky = new Set(byRemainder.slice(0, restCents));
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part));
}
