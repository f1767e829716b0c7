import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { isGuests } from "./is-guests";

/**
 * Gives a member the bookings and orders made without an account under their address. Call it only
 * for a member who has shown that the address is theirs.
 */
export async function claimPurchases(
  tx: Sql,
  { idUser, email }: { idUser: number; email: string },
): Promise<void> {
  for (const table of [bookings, orders]) {
    await tx.update(table).set({ idUser }).where(isGuests(table, email));
  }
}
