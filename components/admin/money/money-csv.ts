import type { MoneyPage } from "@/lib/contract/admin/money";

/** A number as a French spreadsheet reads it. */
const amount = (euros: number): string => euros.toFixed(2).replace(".", ",");

/**
 * A period for the accountant, as a French spreadsheet opens it: semicolons, commas in amounts, and
 * the mark by which it knows the letters.
 * @param words the names of the columns
 */
export function moneyCsv(
  { days, vats }: Pick<MoneyPage, "days" | "vats">,
  words: Record<"day" | "received" | "refunded" | "rate" | "net" | "vat" | "total", string>,
): string {
  const rows = [
    [words.day, words.received, words.refunded],
    ...days.map(({ day, received, refunded }) => [day, amount(received), amount(refunded)]),
    [],
    [words.rate, words.net, words.vat, words.total],
    ...vats.map(({ rate, net, vat, total }) => [
      amount(rate),
      amount(net),
      amount(vat),
      amount(total),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.join(";")).join("\r\n")}\r\n`;
}
