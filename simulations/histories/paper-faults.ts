import type { DocumentKind } from "@/platform/db/schema/document-data";
import { type BookedRow, type Books, lifeOf, sum } from "./books";

/** Lists the faults in the documents of a site and in its letters to customers. */
export const paperFaults = (books: Books): string[] => [
  ...numberFaults(books),
  ...books.bookings.flatMap((row) => [...claimFaults(books, row), ...mailFaults(books, row)]),
];

/** Checks that each series counts from 1 in each year, in order of issue, without gap or double. */
function numberFaults({ papers }: Books): string[] {
  const series = new Set(papers.map(({ series, year }) => `${series}${year}`));
  return [...series].flatMap((name) => {
    const numbered = papers.filter(({ series, year }) => `${series}${year}` === name);
    return numbered.flatMap(({ sequence, number, issuedAt }, index) => {
      const isNext = sequence === index + 1;
      const isLater = index === 0 || issuedAt >= (numbered[index - 1]?.issuedAt ?? issuedAt);
      return isNext && isLater ? [] : [`${number} is number ${index + 1} of ${name}`];
    });
  });
}

/** Checks that invoices, less credit notes, claim the amount that the company keeps or is owed. */
function claimFaults(books: Books, row: BookedRow): string[] {
  const { events, keptCents } = lifeOf(books, row);
  const papers = books.papers.filter(({ idBooking }) => idBooking === row.id);
  const { reference, status, totalCents } = row;
  const claimed = sum(papers, ({ data }) => {
    const own = data.totals.totalCents - sum(data.deductions, (one) => one.amountCents);
    const sign: Partial<Record<DocumentKind, number>> = {
      DEPOSIT_INVOICE: 1,
      INVOICE: 1,
      CREDIT_NOTE: -1,
    };
    return own * (sign[data.kind] ?? 0);
  });
  const early = sum(
    events.filter(({ event, at }) => event === "PAYMENT" && at < row.startAt),
    ({ amountCents }) => amountCents ?? 0,
  );
  // The last invoice claims the price, paid or not; until then, the sum paid before the ride.
  const hasInvoice = papers.some(({ cause }) => cause.startsWith("invoice:"));
  const expectedCents = hasInvoice ? keptCents : Math.min(keptCents, early);
  const owed = status === "INVOICED" ? totalCents : expectedCents;
  const faults = claimed === owed ? [] : [`${claimed} claimed, ${owed} owed`];
  // A credit note is at the rate of the invoice that it takes back.
  const astray = papers.some(({ number, data }) => {
    const isInvoice = data.kind === "DEPOSIT_INVOICE" || data.kind === "INVOICE";
    if (!isInvoice || data.totals.vatRate === row.vatRate) return false;
    const back = papers.filter((one) => one.data.refersTo?.number === number);
    return sum(back, (one) => one.data.totals.totalCents) < data.totals.totalCents;
  });
  if (astray) faults.push("an invoice stands at the rate of what the ride was before");
  return faults.map((fault) => `${reference} (${status}): ${fault}`);
}

/** Events that the customer is told of once each time they happen. */
const TOLD: [event: string, mails: string[]][] = [
  ["CONFIRM", ["confirmed"]],
  ["CANCEL", ["cancelled", "withdrawn"]],
  ["CHANGE", ["changed"]],
  ["EXPIRE", ["expired"]],
  ["SUSPEND", ["suspended"]],
  ["RESUME", ["resumed"]],
  ["INVOICE", ["done"]],
];

function mailFaults(books: Books, row: BookedRow): string[] {
  const { events } = lifeOf(books, row);
  const mails = books.mails.filter(({ event }) => event.includes(`:${row.reference}:`));
  const count = (names: string[]) =>
    mails.filter(
      ({ event, recipient, channel }) =>
        recipient === row.email && channel === "MAIL" && names.includes(event.split(":")[2] ?? ""),
    ).length;
  const faults = TOLD.flatMap(([wanted, names]) => {
    const times = events.filter(({ event }) => event === wanted).length;
    return count(names) === times ? [] : [`${wanted}: ${times} times, and ${count(names)} mails`];
  });
  // A payment is told as it was made, with its refunds.
  const paid = events.filter(({ event }) => event === "PAYMENT").length;
  const mailCount = count(["paid", "slot-lost", "surplus-refunded"]);
  if (mailCount < paid) faults.push(`${paid} payments, and ${mailCount} mails`);
  return faults.map((fault) => `${row.reference} (${row.status}): ${fault}`);
}
