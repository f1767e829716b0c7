/** What documents claim at one rate of VAT, in percent; amounts in cents. */
export interface ClosedVat {
  rate: number;
  totalCents: number;
  vatCents: number;
}

/** Documents of one series: how many, and the numbers of the first and the last. */
export interface NumberedRun {
  count: number;
  first: string | null;
  last: string | null;
}

/** What a period comes to; amounts in cents with VAT included. */
export interface ClosingFigures {
  receivedCents: number;
  /** Less what did not reach its customers. */
  refundedCents: number;
  /** What customers' banks took back, less what came back of it; left out where none did. */
  disputedCents?: number | undefined;
  /** Of the invoices, less what deposit invoices claimed already. */
  invoicedCents: number;
  creditedCents: number;
  /** Of the invoices less the credit notes, the highest rate first. */
  vats: ClosedVat[];
  invoices: NumberedRun;
  creditNotes: NumberedRun;
}

/** All that a closing says. */
export interface ClosingContent {
  idSite: number;
  /** Days of Paris, `yyyy-MM-dd`, the last one included. */
  fromDay: string;
  untilDay: string;
  closedAt: Date;
  closedBy: string;
  figures: ClosingFigures;
  /** Of the closing before; null for the first. */
  previousHash: string | null;
}

/**
 * The text that the hash of a closing is made of, a line each: whoever has it can make the hash
 * again (`sha256sum`) without this program. It never changes, or no closing could be checked.
 */
export function closingText(closing: ClosingContent): string {
  const { figures } = closing;
  return [
    `site ${closing.idSite}`,
    `from ${closing.fromDay}`,
    `until ${closing.untilDay}`,
    `received ${figures.receivedCents}`,
    `refunded ${figures.refundedCents}`,
    ...(figures.disputedCents === undefined ? [] : [`disputed ${figures.disputedCents}`]),
    `invoiced ${figures.invoicedCents}`,
    `credited ${figures.creditedCents}`,
    ...figures.vats.map(
      ({ rate, totalCents, vatCents }) => `at ${rate} % ${totalCents}, of which VAT ${vatCents}`,
    ),
    `invoices ${runText(figures.invoices)}`,
    `credit notes ${runText(figures.creditNotes)}`,
    `closed ${closing.closedAt.toISOString()} by ${closing.closedBy}`,
    `after ${closing.previousHash ?? "none"}`,
  ].join("\n");
}

const runText = ({ count, first, last }: NumberedRun): string =>
  count === 0 ? "0" : `${count}, ${first} to ${last}`;
