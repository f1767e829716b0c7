import type { SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
import type { OrderToPack } from "@/lib/contract/admin/picking";

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
 * Lays the labels of parcels out as carriers and label printers read them: one order a line. A
 * collected order has no label, and is left out.
 * @param words names of the columns
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
