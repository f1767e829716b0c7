import { eq, inArray } from "drizzle-orm";
import { stopRetention } from "@/platform/account/member/touch-retention";
import { customerNotes, customers } from "@/platform/db/schema/customer";
import { newsletterSubscribers, registrations } from "@/platform/db/schema/member";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { planErasure } from "./plan-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "./purchases-of";

/**
 * Erases what there is of an address, of a member or a guest: subscriptions, what it waits for in the shop,
 * registrations and notes at once, the rest on the tenth working day (§9).
 * @param deleteAccount what deletes the account, where there is one, once its purchases are known
 * @returns the purchases, which are locked
 */
export async function eraseAddress(
  tx: Sql,
  { id, idSite, address }: { id?: number; idSite: number; address: string },
  now: Date,
  deleteAccount: () => Promise<void> = async () => {},
) {
  const buyer = { id, address };
  const bookings = await readBookingsOfBuyer(tx, buyer).for("update");
  const orders = await readOrdersOfBuyer(tx, buyer).for("update");
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, address));
  await tx.delete(restockRequests).where(eq(restockRequests.email, address));
  await tx.delete(registrations).where(eq(registrations.email, address));
  const idsOfCustomer = tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.addressKey, address));
  await tx.delete(customerNotes).where(inArray(customerNotes.idCustomer, idsOfCustomer));
  await deleteAccount();
  await stopRetention(tx, address);
  await planErasure(tx, { idSite, address }, { bookings, orders }, now);
  return { bookings, orders };
}
