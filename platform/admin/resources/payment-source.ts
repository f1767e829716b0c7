import { sql } from "drizzle-orm";
import type { paymentResource } from "@/lib/contract/admin/payment-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { ResourceSource } from "@/platform/admin/resource-source";
import { payments } from "@/platform/db/schema/payment";
import { purchaseReferences } from "./purchase-references";

export const paymentSource: ResourceSource<typeof paymentResource, typeof payments> = {
  table: payments,
  columns: {
    createdAt: payments.createdAt,
    amount: sql`(${payments.amountCents} / 100.0)`,
    refunded: sql`(${payments.refundedCents} / 100.0)`,
    method: payments.method,
    status: payments.status,
  },
  // What a visitor opened and left is no news to the company. As the index of these has it.
  among: sql`${payments.status} in ('UNDER_WAY', 'PAID', 'REFUSED')`,
  async views(tx, rows) {
    const referenceOf = await purchaseReferences(tx, rows);
    return rows.map((row) => ({
      id: row.id,
      purchase: row.idBooking ? "BOOKING" : "ORDER",
      reference: referenceOf(row),
      createdAt: row.createdAt.toISOString(),
      amount: eurosFromCents(row.amountCents),
      refunded: eurosFromCents(row.refundedCents),
      disputed: eurosFromCents(row.disputedCents + row.lostCents),
      method: row.method,
      status: row.status,
    }));
  },
};
