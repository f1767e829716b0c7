/**
 * Counts the cards at the head of a grid of three columns that are half as wide again, two in a row,
 * so that no row ends in a hole: the first two of five, the first four of seven.
 */
export function wideCards(count: number): number {
  if (count % 3 === 2) return 2;
  return count % 3 === 1 && count >= 4 ? 4 : 0;
}

/** Columns of a grid of cards: three from the widest windows on, two in middling ones. */
export const EVEN_GRID = "sm:grid-cols-2 lg:grid-cols-6";

/** Place of a card in such a grid, by its number among all of them; a first odd one has its row alone. */
export function evenCell(index: number, count: number): { isWide: boolean; className: string } {
  const isWide = index < wideCards(count);
  const wide = isWide ? "lg:col-span-3" : "lg:col-span-2";
  const isAlone = index === 0 && count % 2 === 1;
  return { isWide, className: isAlone ? `${wide} sm:max-lg:col-span-2` : wide };
}

/** Height of a card's picture, which is the same in every row of wide windows. */
export const EVEN_PICTURE = "aspect-8/5 lg:aspect-auto lg:h-60";

/** Sizes of a card's picture; on a phone as wide as the window, if nothing else is said. */
export const evenSizes = (isWide: boolean, onPhones = "100vw"): string =>
  `(min-width: 1200px) ${isWide ? 36 : 24}rem, (min-width: 768px) 46vw, ${onPhones}`;
