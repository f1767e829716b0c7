import { sql } from "drizzle-orm";
import type { orderResource } from "@/lib/contract/admin/order-resource";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { orders } from "@/platform/db/schema/order";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { orderSubsets } from "./order-subsets";

const customer = sql`(${orders.billing}->>'firstname' || ' ' || (${orders.billing}->>'lastname'))`;

export const orderSource: ResourceSource<typeof orderResource, typeof orders> = {
  table: orders,
  columns: {
    reference: orders.reference,
    status: orders.status,
    customer,
    email: orders.email,
    mode: orders.mode,
    total: sql`(${orders.totalCents} / 100.0)`,
    createdAt: orders.createdAt,
  },
  subsets: orderSubsets,
  async views(_, rows) {
    return rows.map(({ id, reference, status, billing, email, phone, mode, ...row }) => ({
      id,
      reference,
      status,
      customer: fullName(billing),
      email,
      phone,
      mode,
      total: eurosFromCents(row.totalCents),
      createdAt: row.createdAt.toISOString(),
    }));
  },
};
