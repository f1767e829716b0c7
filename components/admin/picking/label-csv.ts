import { spreadsheetCell, spreadsheetCsv } from "@/components/admin/money/spreadsheet-csv";
import type { OrderToPack } from "@/lib/contract/admin/picking";

/** The columns of the file, in their order. */
const COLUMNS = [
  "reference",
  "name",
  "company",
  "street",
  "more",
  "postalCode",
  "city",
  "country",
  "phone",
  "email",
  "carrier",
  "accessPoint",
  "bottles",
  "weight",
] as const;

/**
 * The labels of parcels, as carriers and label printers read them: one order a line. What is collected
 * has no label, and is left out.
 * @param words the names of the columns
 */
export function labelCsv(
  orders: OrderToPack[],
  words: (column: (typeof COLUMNS)[number]) => string,
): string {
  const rows = orders.flatMap(({ label, ...order }) =>
    label
      ? [
          [
            order.reference,
            label.name,
            label.company,
            label.street,
            label.more,
            label.postalCode,
            label.city,
            label.country,
            // A spreadsheet would take a plus for the beginning of a sum.
            order.phone.replace(/^\+/, "00"),
            order.email,
            order.carrier ?? "",
            label.accessPoint,
            String(order.bottles),
            String(order.weightGrams),
          ],
        ]
      : [],
  );
  return spreadsheetCsv([COLUMNS.map(words), ...rows].map((row) => row.map(spreadsheetCell)));
}
