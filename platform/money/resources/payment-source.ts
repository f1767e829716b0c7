import { sql } from "drizzle-orm";
import type { paymentResource } from "@/lib/contract/admin/payment-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { payments } from "@/platform/db/schema/payment";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { purchasesOf } from "@/platform/purchase/purchases-by-ids";

export const paymentSource: ResourceSource<typeof paymentResource, typeof payments> = {
  table: payments,
  columns: {
    createdAt: payments.createdAt,
    amount: sql`(${payments.amountCents} / 100.0)`,
    refunded: sql`(${payments.refundedCents} / 100.0)`,
    method: payments.method,
    status: payments.status,
  },
  // A page opened and left is no news to the company. The condition is that of an index.
  among: sql`${payments.status} in ('UNDER_WAY', 'PAID', 'REFUSED')`,
  async views(tx, rows) {
    const purchaseOf = await purchasesOf(tx, rows);
    return rows.map((row) => ({
      id: row.id,
      purchase: row.idBooking ? "BOOKING" : "ORDER",
      reference: purchaseOf(row)?.reference ?? "",
      customer: purchaseOf(row)?.customer ?? null,
      createdAt: row.createdAt.toISOString(),
      amount: eurosFromCents(row.amountCents),
      refunded: eurosFromCents(row.refundedCents),
      disputed: eurosFromCents(row.disputedCents + row.lostCents),
      method: row.method,
      status: row.status,
    }));
  },
};
