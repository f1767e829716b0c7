/** Writes euros for a field: French comma or English point, no grouping; empty for none. */
export const typedAmount = (euros: number, locale: string): string =>
  euros > 0 ? euros.toLocaleString(locale, { useGrouping: false, minimumFractionDigits: 2 }) : "";
