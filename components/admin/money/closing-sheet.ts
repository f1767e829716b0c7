import type { SheetCell, SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
import type { Closing } from "@/lib/contract/admin/closing";

type ClosingWord =
  | "number"
  | "from"
  | "until"
  | "received"
  | "refunded"
  | "disputed"
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

/**
 * Lays a closing out for the accountant.
 * @param words names of its figures
 */
export function closingSheet(closing: Closing, words: Record<ClosingWord, string>): SheetRows {
  const amounts = ["received", "refunded", "disputed", "invoiced", "credited"] as const;
  const runs = ["invoices", "creditNotes"] as const;
  const head = (name: ClosingWord): SheetCell => ({ head: words[name] });
  return [
    [head("number"), { count: closing.number }],
    [head("from"), { day: closing.from }],
    [head("until"), { day: closing.until }],
    ...amounts.map((name) => [head(name), { amount: closing[name] }]),
    ...runs.map((name) => {
      const { count, first, last } = closing[name];
      return [head(name), { count }, first ?? "", last ?? ""];
    }),
    [],
    (["rate", "net", "vat", "total"] as const).map(head),
    ...closing.vats.map(({ rate, net, vat, total }) =>
      [rate, net, vat, total].map((amount) => ({ amount })),
    ),
    [],
    [head("closedAt"), { instant: closing.closedAt }],
    [head("closedBy"), closing.closedBy],
    [head("previousHash"), closing.previousHash ?? ""],
    [head("hash"), closing.hash],
  ];
}
