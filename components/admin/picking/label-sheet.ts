import type { SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
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
export function labelSheet(
  orders: OrderToPack[],
  words: (column: (typeof COLUMNS)[number]) => string,
): SheetRows {
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
            order.phone,
            order.email,
            order.carrier ?? "",
            label.accessPoint,
            { count: order.bottles },
            { count: order.weightGrams },
          ],
        ]
      : [],
  );
  return [COLUMNS.map((column) => ({ head: words(column) })), ...rows];
}
