import { eq, inArray, type SQL } from "drizzle-orm";
import type { orderResource } from "@/lib/contract/admin/order-resource";
import type { OrderStatus } from "@/lib/contract/order-status";
import { orders } from "@/platform/db/schema/order";

const SOLD: OrderStatus[] = ["PAID", "READY", "SHIPPED", "DELIVERED", "RETURNING"];

export const orderSubsets: Record<keyof typeof orderResource.subsets, () => SQL | undefined> = {
  TO_PACK: () => eq(orders.status, "PAID"),
  RETURNING: () => eq(orders.status, "RETURNING"),
  SOLD: () => inArray(orders.status, SOLD),
};
