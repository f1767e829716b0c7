import type { ClosingFigures, NumberedRun } from "@/lib/rules/money/closing-text";
import type { Sql } from "@/platform/db/sql";
import { sumClaims } from "@/platform/money/claims";
import { readBooksBetween } from "@/platform/money/read-books";

/** Computes the figures of a period from its payments and documents as they are now. */
export async function closingFigures(
  tx: Sql,
  period: { from: string; until: string },
): Promise<ClosingFigures> {
  const { received, refunded, disputed, issued } = await readBooksBetween(tx, period);
  const papers = issued.map(({ data }) => data);
  const bySide = sumClaims(papers, (_, { kind }) => kind === "CREDIT_NOTE");
  const numbersOf = (wanted: string) =>
    issued.filter(({ series }) => series === wanted).map(({ number }) => number);
  return {
    receivedCents: sumOf(received),
    refundedCents: sumOf(refunded),
    // A period without disputes keeps the content, and so the hash, it had before disputes existed.
    ...(disputed.length > 0 ? { disputedCents: sumOf(disputed) } : {}),
    invoicedCents: bySide.get(false)?.totalCents ?? 0,
    creditedCents: -(bySide.get(true)?.totalCents ?? 0) || 0,
    vats: [...sumClaims(papers, ({ rate }) => rate)]
      .sort(([a], [b]) => b - a)
      .map(([rate, { totalCents, vatCents }]) => ({ rate, totalCents, vatCents })),
    invoices: runOf(numbersOf("F")),
    creditNotes: runOf(numbersOf("A")),
  };
}

const sumOf = (rows: { cents: number }[]): number =>
  rows.reduce((sum, { cents }) => sum + cents, 0);

const runOf = (numbers: string[]): NumberedRun => ({
  count: numbers.length,
  first: numbers[0] ?? null,
  last: numbers.at(-1) ?? null,
});
