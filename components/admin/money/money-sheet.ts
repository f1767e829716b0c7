import type { SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
import type { MoneyPage } from "@/lib/contract/admin/money";
import { isDay } from "@/lib/rules/calendar/typed-day";

/**
 * Lays a period out for the accountant: the sums received, refunded and disputed, and its invoices
 * by service and by rate.
 * @param days by day or by month, as they were chosen
 * @param words names of the columns, and of each service
 */
export function moneySheet(
  { days, services, vats }: Pick<MoneyPage, "days" | "services" | "vats">,
  words: Record<
    | "day"
    | "received"
    | "refunded"
    | "disputed"
    | "service"
    | "rate"
    | "net"
    | "vat"
    | "total"
    | MoneyPage["services"][number]["service"],
    string
  >,
): SheetRows {
  const claimed = ({ net, vat, total }: { net: number; vat: number; total: number }) =>
    [net, vat, total].map((amount) => ({ amount }));
  const heads = (names: (keyof typeof words)[]) => names.map((name) => ({ head: words[name] }));
  return [
    heads(["day", "received", "refunded", "disputed"]),
    ...days.map(({ day, received, refunded, disputed }) => [
      isDay(day) ? { day } : day,
      ...[received, refunded, disputed].map((amount) => ({ amount })),
    ]),
    [],
    heads(["service", "net", "vat", "total"]),
    ...services.map((line) => [words[line.service], ...claimed(line)]),
    [],
    heads(["rate", "net", "vat", "total"]),
    ...vats.map((line) => [{ amount: line.rate }, ...claimed(line)]),
  ];
}
