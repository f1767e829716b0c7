/**
 * Finds the item before which a moved item of a list is placed.
 * @returns its id; null for the end; undefined where that is on a page that is not there
 */
export function placeBefore(
  list: readonly { id: number }[],
  { at, to, isLastPage }: { at: number; to: number; isLastPage: boolean },
): number | null | undefined {
  const next = list[to > at ? to + 1 : to];
  if (next) return next.id;
  return isLastPage ? null : undefined;
}
