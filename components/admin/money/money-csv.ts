import type { MoneyPage } from "@/lib/contract/admin/money";
import { spreadsheetAmount, spreadsheetCsv } from "./spreadsheet-csv";

/**
 * A period for the accountant: what came in and went back, and its invoices by service and by rate.
 * @param days by day or by month, as they were chosen
 * @param words the names of the columns, and of each service
 */
export function moneyCsv(
  { days, services, vats }: Pick<MoneyPage, "days" | "services" | "vats">,
  words: Record<
    | "day"
    | "received"
    | "refunded"
    | "service"
    | "rate"
    | "net"
    | "vat"
    | "total"
    | MoneyPage["services"][number]["service"],
    string
  >,
): string {
  const claimed = ({ net, vat, total }: { net: number; vat: number; total: number }) =>
    [net, vat, total].map(spreadsheetAmount);
  return spreadsheetCsv([
    [words.day, words.received, words.refunded],
    ...days.map(({ day, received, refunded }) => [
      day,
      spreadsheetAmount(received),
      spreadsheetAmount(refunded),
    ]),
    [],
    [words.service, words.net, words.vat, words.total],
    ...services.map((line) => [words[line.service], ...claimed(line)]),
    [],
    [words.rate, words.net, words.vat, words.total],
    ...vats.map((line) => [spreadsheetAmount(line.rate), ...claimed(line)]),
  ]);
}
