import { eq } from "drizzle-orm";
import { customers } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";

/**
 * Whose a purchase is: the customer with its account or, of a guest's, at its address. Null once it
 * was erased, and for what somebody of the staff has bought.
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
