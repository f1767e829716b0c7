import type { documentResource } from "@/lib/contract/admin/document-resource";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { documents } from "@/platform/db/schema/document";
import { purchaseReferences } from "./purchase-references";

export const documentSource: ResourceSource<typeof documentResource, typeof documents> = {
  table: documents,
  columns: { number: documents.number, series: documents.series, issuedAt: documents.issuedAt },
  async views(tx, rows) {
    const referenceOf = await purchaseReferences(tx, rows);
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      series: row.series,
      purchase: row.idBooking ? "BOOKING" : "ORDER",
      reference: referenceOf(row),
      issuedAt: row.issuedAt.toISOString(),
    }));
  },
};
