/**
 * An amount in euros as one types it: with the comma of French or the point of English, and nothing
 * between the thousands; the field is empty for none.
 */
export const typedAmount = (euros: number, locale: string): string =>
  euros > 0 ? euros.toLocaleString(locale, { useGrouping: false, minimumFractionDigits: 2 }) : "";
