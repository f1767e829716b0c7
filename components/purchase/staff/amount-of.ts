import { plainNumber } from "@/lib/rules/text/plain-number";

/** Reads an amount in euros as people type it: 45,50 €. An empty text is 0, words are NaN. */
export function amountOf(written: string): number {
  const plain = plainNumber(written) || "0";
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
