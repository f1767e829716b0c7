import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { CustomerMerge } from "@/lib/contract/admin/customer";
import type { User } from "@/lib/contract/user";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import { fullName } from "@/lib/rules/text/full-name";
import { addressSubject } from "@/platform/account/member/address-subject";
import { stopRetention, touchRetention } from "@/platform/account/member/touch-retention";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { customerMerges, customerNotes, customers } from "@/platform/db/schema/customer";
import { documents } from "@/platform/db/schema/document";
import { memberAddresses, newsletterSubscribers } from "@/platform/db/schema/member";
import { orders } from "@/platform/db/schema/order";
import { messages, users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { isDocumentOf } from "@/platform/document/documents-of-purchases";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { pendingErasure } from "@/platform/privacy/pending-erasure";
import { isGuests } from "@/platform/purchase/is-guests";
import type { CustomerRow } from "./find-customer";

type StaffWork = UnitOfWork & { user: User };
interface Pair {
  kept: CustomerRow & { email: string };
  other: CustomerRow;
}

/** Previews a merge: rows that move, and rows that stay. @throws ApiError as `mergeCustomers` */
export async function previewMerge(
  tx: Sql,
  ids: { kept: number; other: number },
): Promise<CustomerMerge> {
  const pair = await readPair(tx, ids);
  if (!pair) throw new ApiError("CONFLICT", "CUSTOMER_GONE");
  return { ...(await countOf(tx, pair)), isDone: false };
}

/**
 * Merges a customer into another in one transaction: bookings, orders, messages, notes and
 * addresses go to the kept customer, and the other's account ends. The kept customer must have an
 * account, or an e-mail address where the other one has none: two guest addresses are not known to
 * be one person's. As with a new address of a member, mails about purchases go to the kept address.
 * A repeated call changes nothing.
 * @throws ApiError INVALID_FIELDS at `other` for the same customer, or one who cannot be kept;
 *   CONFLICT (CUSTOMER_GONE) where either is not there any more, (ERASURE_PENDING) where either
 *   waits to be erased; NOT_FOUND
 */
export async function mergeCustomers(
  work: StaffWork,
  ids: { kept: number; other: number },
): Promise<CustomerMerge> {
  const { tx, idSite, now: at, user } = work;
  const pair = await readPair(tx, ids, { lock: true });
  if (!pair) return refuseUnlessDone(tx, ids);
  const { kept, other } = pair;
  const counts = await countOf(tx, pair);
  // First the rows that hang on the other customer's row, which goes with its last purchase.
  await tx
    .update(customerNotes)
    .set({ idCustomer: kept.id })
    .where(eq(customerNotes.idCustomer, other.id));
  // The merged customer counts as active now.
  await tx
    .update(customerMerges)
    .set({ idCustomer: kept.id })
    .where(eq(customerMerges.idCustomer, other.id));
  await tx.insert(customerMerges).values({ idSite, idMerged: other.id, idCustomer: kept.id, at });
  for (const table of [bookings, orders]) {
    await tx
      .update(table)
      .set({ idUser: kept.idUser, email: kept.email })
      .where(isBoughtBy(table, other));
  }
  await tx.update(messages).set({ email: kept.email }).where(isWrittenBy(other));
  if (other.idUser !== null && kept.idUser !== null) {
    await tx
      .update(memberAddresses)
      .set({ idUser: kept.idUser })
      .where(eq(memberAddresses.idUser, other.idUser));
    await tx.delete(users).where(eq(users.id, other.idUser));
  }
  await stopRetention(tx, other.addressKey);
  await touchRetention(tx, { idSite, address: kept.addressKey }, at);
  // No customer has this address any more: its letters are erased, as those of a deleted space are.
  const subject = addressSubject(at, other.addressKey);
  await setDeadline(tx, { idSite, kind: "ADDRESS_LEFT", subject, dueAt: erasureDue(at) });
  const { bookings: booked, orders: ordered, notes } = counts;
  await recordAudit(work, {
    user,
    action: "MERGE",
    subject: `customer ${kept.id}`,
    before: { merged: other.id },
    after: { bookings: booked, orders: ordered, notes },
  });
  return { ...counts, isDone: true };
}

/** Reads the two, locked by their ids' order for a change; undefined when either is missing. */
async function readPair(
  tx: Sql,
  ids: { kept: number; other: number },
  options: { lock?: boolean } = {},
): Promise<Pair | undefined> {
  if (ids.kept === ids.other) throw invalidFields({ other: "SAME_CUSTOMER" });
  const query = tx
    .select()
    .from(customers)
    .where(inArray(customers.id, [ids.kept, ids.other]))
    .orderBy(asc(customers.id));
  const rows = await (options.lock ? query.for("update") : query);
  const kept = rows.find(({ id }) => id === ids.kept);
  const other = rows.find(({ id }) => id === ids.other);
  if (!kept) throw new ApiError("NOT_FOUND");
  if (!other) return undefined;
  for (const { addressKey } of [kept, other]) {
    // The erasure goes by the address: merged rows would be erased with it, or escape it.
    if (await pendingErasure(tx, addressKey)) throw new ApiError("CONFLICT", "ERASURE_PENDING");
  }
  const { email } = kept;
  if (email === null || (kept.idUser === null && other.email !== null)) {
    throw invalidFields({ other: "CUSTOMER_NEEDS_ACCOUNT" });
  }
  return { kept: { ...kept, email }, other };
}

/** Accepts a repeat of a merge that is done. @throws ApiError CONFLICT for any other */
async function refuseUnlessDone(
  tx: Sql,
  { kept, other }: { kept: number; other: number },
): Promise<CustomerMerge> {
  const isDone = and(eq(customerMerges.idMerged, other), eq(customerMerges.idCustomer, kept));
  if ((await tx.$count(customerMerges, isDone)) === 0) {
    throw new ApiError("CONFLICT", "CUSTOMER_GONE");
  }
  return {
    other: { name: "", email: null, hasAccount: false },
    bookings: 0,
    orders: 0,
    messages: 0,
    notes: 0,
    addresses: 0,
    documents: 0,
    isSubscribed: false,
    isDone: true,
  };
}

const isBoughtBy = (table: typeof bookings | typeof orders, { idUser, addressKey }: CustomerRow) =>
  or(idUser === null ? undefined : eq(table.idUser, idUser), isGuests(table, addressKey));

const isWrittenBy = ({ addressKey }: CustomerRow) => eq(messages.emailKey, addressKey);

async function countOf(tx: Sql, { other }: Pair): Promise<Omit<CustomerMerge, "isDone">> {
  const { email, addressKey, idUser } = other;
  const idsIn = (table: typeof bookings | typeof orders) =>
    tx.select({ id: table.id }).from(table).where(isBoughtBy(table, other));
  return {
    other: {
      name: fullName(other),
      email,
      hasAccount: idUser !== null,
    },
    bookings: await tx.$count(bookings, isBoughtBy(bookings, other)),
    orders: await tx.$count(orders, isBoughtBy(orders, other)),
    messages: await tx.$count(messages, isWrittenBy(other)),
    notes: await tx.$count(customerNotes, eq(customerNotes.idCustomer, other.id)),
    addresses:
      idUser === null ? 0 : await tx.$count(memberAddresses, eq(memberAddresses.idUser, idUser)),
    documents: await tx.$count(documents, isDocumentOf(tx, idsIn(bookings), idsIn(orders))),
    isSubscribed:
      (await tx.$count(newsletterSubscribers, eq(newsletterSubscribers.email, addressKey))) > 0,
  };
}
