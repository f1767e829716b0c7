/** An amount in euros as one writes it in France: 45,50. Nothing is none, and words are no number. */
export const amountOf = (written: string): number =>
  Number(written.replace(/\s/g, "").replace(",", ".") || "0");
