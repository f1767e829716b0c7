/** Sum of documents at one rate of VAT, in percent; amounts in cents. */
export interface ClosedVat {
  rate: number;
  totalCents: number;
  vatCents: number;
}

export interface NumberedRun {
  count: number;
  first: string | null;
  last: string | null;
}

/** Sums of a period; amounts in cents with VAT included. */
export interface ClosingFigures {
  receivedCents: number;
  /** Less the refunds that did not reach their customers. */
  refundedCents: number;
  /** Taken back by customers' banks, less the sums that came back; left out for none. */
  disputedCents?: number | undefined;
  /** Sum of the invoices, less the sums that deposit invoices had claimed. */
  invoicedCents: number;
  creditedCents: number;
  /** Invoices less credit notes, the highest rate first. */
  vats: ClosedVat[];
  invoices: NumberedRun;
  creditNotes: NumberedRun;
}

export interface ClosingContent {
  idSite: number;
  /** Days of Paris, `yyyy-MM-dd`, the last one included. */
  fromDay: string;
  untilDay: string;
  closedAt: Date;
  closedBy: string;
  figures: ClosingFigures;
  /** Hash of the closing before; null for the first. */
  previousHash: string | null;
}

/**
 * Writes the text that a closing's hash is made of, one fact per line: anybody with it can make the
 * hash again (`sha256sum`) without this program. Its format never changes, or no closing could be
 * checked.
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
