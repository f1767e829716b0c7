import { eq, inArray, sql } from "drizzle-orm";
import type { CustomerErasure } from "@/lib/contract/admin/customer";
import type { BookingStatus } from "@/lib/contract/booking-status";
import type { OrderStatus } from "@/lib/contract/order-status";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import { customerNotes } from "@/platform/db/schema/customer";
import { documents } from "@/platform/db/schema/document";
import { memberAddresses, newsletterSubscribers } from "@/platform/db/schema/member";
import { messages } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { pendingErasure } from "@/platform/privacy/pending-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "@/platform/privacy/purchases-of";
import { buyerOf, type CustomerRow } from "./find-customer";

const ENDED_BOOKINGS: BookingStatus[] = ["INVOICED", "CANCELLED", "EXPIRED"];
const ENDED_ORDERS: OrderStatus[] = ["DELIVERED", "CANCELLED", "EXPIRED"];

/** Previews an erasure: the data it removes, when, and the data kept by law. Changes nothing. */
export async function previewErasure(
  tx: Sql,
  customer: CustomerRow,
  now: Date,
): Promise<CustomerErasure> {
  const { addressKey: address, idUser } = customer;
  const bookings = await readBookingsOfBuyer(tx, buyerOf(customer));
  const orders = await readOrdersOfBuyer(tx, buyerOf(customer));
  const documentRows = await tx
    .select({ idBooking: documents.idBooking, idOrder: documents.idOrder })
    .from(documents)
    .where(
      sql`${inArray(
        documents.idBooking,
        bookings.map(({ id }) => id),
      )} or ${inArray(
        documents.idOrder,
        orders.map(({ id }) => id),
      )}`,
    );
  const underWay =
    bookings.filter(({ status }) => !ENDED_BOOKINGS.includes(status)).length +
    orders.filter(({ status }) => !ENDED_ORDERS.includes(status)).length;
  const documented = new Set(documentRows.map((row) => `${row.idBooking} ${row.idOrder}`));
  return {
    hasAccount: idUser !== null,
    isSubscribed:
      (await tx.$count(newsletterSubscribers, eq(newsletterSubscribers.email, address))) > 0,
    addresses:
      idUser === null ? 0 : await tx.$count(memberAddresses, eq(memberAddresses.idUser, idUser)),
    notes: await tx.$count(customerNotes, eq(customerNotes.idCustomer, customer.id)),
    erasureAt: ((await pendingErasure(tx, address)) ?? erasureDue(now)).toISOString(),
    messages: await tx.$count(messages, eq(messages.emailKey, address)),
    purchases: bookings.length + orders.length,
    underWay,
    documented: documented.size,
    documents: documentRows.length,
  };
}
