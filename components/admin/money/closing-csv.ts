import type { Closing } from "@/lib/contract/admin/closing";
import { spreadsheetAmount, spreadsheetCsv } from "./spreadsheet-csv";

type ClosingWord =
  | "number"
  | "from"
  | "until"
  | "received"
  | "refunded"
  | "invoiced"
  | "credited"
  | "invoices"
  | "creditNotes"
  | "rate"
  | "net"
  | "vat"
  | "total"
  | "closedAt"
  | "closedBy"
  | "previousHash"
  | "hash";

/** A closing for the accountant. @param words what its figures are called */
export function closingCsv(closing: Closing, words: Record<ClosingWord, string>): string {
  const amounts = ["received", "refunded", "invoiced", "credited"] as const;
  const runs = ["invoices", "creditNotes"] as const;
  return spreadsheetCsv([
    [words.number, String(closing.number)],
    [words.from, closing.from],
    [words.until, closing.until],
    ...amounts.map((name) => [words[name], spreadsheetAmount(closing[name])]),
    ...runs.map((name) => {
      const { count, first, last } = closing[name];
      return [words[name], String(count), first ?? "", last ?? ""];
    }),
    [],
    [words.rate, words.net, words.vat, words.total],
    ...closing.vats.map(({ rate, net, vat, total }) =>
      [rate, net, vat, total].map(spreadsheetAmount),
    ),
    [],
    [words.closedAt, closing.closedAt],
    [words.closedBy, closing.closedBy],
    [words.previousHash, closing.previousHash ?? ""],
    [words.hash, closing.hash],
  ]);
}
