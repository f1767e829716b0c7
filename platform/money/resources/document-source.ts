import type { documentResource } from "@/lib/contract/admin/document-resource";
import { documents } from "@/platform/db/schema/document";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { purchasesOf } from "@/platform/purchase/purchases-by-ids";

export const documentSource: ResourceSource<typeof documentResource, typeof documents> = {
  table: documents,
  columns: { number: documents.number, series: documents.series, issuedAt: documents.issuedAt },
  async views(tx, rows) {
    const purchaseOf = await purchasesOf(tx, rows);
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      series: row.series,
      purchase: row.idBooking ? "BOOKING" : "ORDER",
      reference: purchaseOf(row)?.reference ?? "",
      customer: purchaseOf(row)?.customer ?? null,
      issuedAt: row.issuedAt.toISOString(),
    }));
  },
};
