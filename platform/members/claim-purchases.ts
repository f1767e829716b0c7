import { and, eq, isNull, sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { shopOrder } from "@/platform/db/schema/order";

/**
 * Gives a member what was booked and ordered without an account under their address. Call it only
 * for one who has shown that the address is theirs.
 */
export async function claimPurchases(
  tx: Sql,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> {
  for (const table of [booking, shopOrder]) {
    const isTheirs = eq(sql`lower(${table.email})`, email.toLowerCase());
    await tx
      .update(table)
      .set({ idUser })
      .where(and(isNull(table.idUser), isTheirs));
  }
}
