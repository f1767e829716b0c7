import { eq } from "drizzle-orm";
import { customers } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

export type CustomerRow = typeof customers.$inferSelect;

/** @throws ApiError NOT_FOUND */
export async function findCustomer(tx: Sql, id: number): Promise<CustomerRow> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new ApiError("NOT_FOUND");
  return customer;
}

/** Names a customer as the readers of purchases expect. */
export const buyerOf = ({ idUser, addressKey }: CustomerRow) => ({
  id: idUser ?? undefined,
  address: addressKey,
});
