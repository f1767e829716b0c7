import { eq, inArray } from "drizzle-orm";
import { stopRetention } from "@/platform/account/member/touch-retention";
import { customerNotes, customers } from "@/platform/db/schema/customer";
import { newsletterSubscribers, registrations } from "@/platform/db/schema/member";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { endRegistrationsOf } from "@/platform/event/end-registration";
import { deleteUnpublishedReviews } from "@/platform/review/delete-unpublished-reviews";
import { planErasure } from "./plan-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "./purchases-of";

/**
 * Erases the data of an address, of a member or a guest: subscriptions, restock requests, event
 * registrations, unpublished reviews, registrations and notes at once, the rest on the tenth
 * working day (§9).
 * @param deleteAccount deletes the account, where there is one, once its purchases are known
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
  await endRegistrationsOf(tx, { idSite, address }, now);
  await tx.delete(registrations).where(eq(registrations.email, address));
  const idsOfCustomer = tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.addressKey, address));
  await tx.delete(customerNotes).where(inArray(customerNotes.idCustomer, idsOfCustomer));
  await deleteUnpublishedReviews(tx, { bookings, orders });
  await deleteAccount();
  await stopRetention(tx, address);
  await planErasure(tx, { idSite, address }, { bookings, orders }, now);
  return { bookings, orders };
}
