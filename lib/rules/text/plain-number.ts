import { plainDigits } from "./plain-digits";

/** Signs around and within a number that do not count: spaces, apostrophes, its unit. */
const UNCOUNTED = /[\s\u00a0\u202f'’€%]/g;

/** Groups of three with one mark between them, and the decimals behind the other one. */
const GROUPED = /^(-?\d{1,3}(?:([.,])\d{3})+)(?:(?!\2)[.,](\d+))$/;
const GROUPS_ALONE = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

/**
 * Rewrites a number as people type it, `1 042,50 €`, `1.042,50` or `1,042.50`, with a point before
 * its decimals and no other mark; of a single mark the decimals are behind it, as in France. A text
 * that is no number stays one that is none.
 */
export function plainNumber(text: string): string {
  const typed = plainDigits(text)
    .replace(UNCOUNTED, "")
    .replace(/^[\u2212\u2013]/, "-");
  if (GROUPS_ALONE.test(typed)) return typed.replace(/[.,]/g, "");
  const [, whole, , decimals] = GROUPED.exec(typed) ?? [];
  return whole ? `${whole.replace(/[.,]/g, "")}.${decimals}` : typed.replace(",", ".");
}
