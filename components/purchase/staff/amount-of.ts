/** Reads an amount in euros as typed in France: 45,50. An empty text is 0, words are NaN. */
export const amountOf = (written: string): number =>
  Number(written.replace(/\s/g, "").replace(",", ".") || "0");
