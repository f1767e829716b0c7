import { eq } from "drizzle-orm";
import { customers } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";

/**
 * Finds the customer of a purchase: by their account or, for a guest, by the address. Null once it
 * was erased, and for a purchase of somebody of the staff.
 */
export async function customerIdOf(
  tx: Sql,
  {
    idUser,
    addressKey,
    erasedAt,
  }: { idUser: number | null; addressKey: string; erasedAt: Date | null },
): Promise<number | null> {
  if (erasedAt) return null;
  const isTheirs =
    idUser === null ? eq(customers.addressKey, addressKey) : eq(customers.idUser, idUser);
  const [customer] = await tx.select({ id: customers.id }).from(customers).where(isTheirs);
  return customer?.id ?? null;
}
