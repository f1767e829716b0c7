/** True when all that somebody named are lines of the order. */
export const areItsLines = (lines: number[], named: number[]): boolean =>
  named.every((id) => lines.includes(id));

/**
 * Which lines of an order are missing in the cellar, or what is wrong with those that were named.
 * Of an order of one line it is that one, unless somebody says that none is.
 * @param lines the ids of all lines of the order
 * @param named the ids of those that are missing; undefined when nobody has named any
 */
export function missingLines(
  lines: number[],
  named: number[] | undefined,
): { missing: number[] } | { error: "NO_LINE_NAMED" | "LINE_NOT_IN_ORDER" } {
  const missing = named ?? (lines.length === 1 ? lines : []);
  if (missing.length === 0) return { error: "NO_LINE_NAMED" };
  return areItsLines(lines, missing) ? { missing } : { error: "LINE_NOT_IN_ORDER" };
}
