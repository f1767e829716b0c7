export const areItsLines = (lines: number[], named: number[]): boolean =>
  named.every((id) => lines.includes(id));

/**
 * Returns the lines of an order that are missing in the cellar, or the fault of the named ones. An
 * order of one line has that line missing, unless somebody says that none is.
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
