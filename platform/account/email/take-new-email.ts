import { and, eq, inArray, isNull } from "drizzle-orm";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import { addressSubject } from "@/platform/account/member/address-subject";
import { lockMember, type UserRow } from "@/platform/account/member/lock-member";
import {
  consumeMemberCode,
  endMemberCodes,
  findMemberCode,
} from "@/platform/account/member/member-codes";
import { newSecret } from "@/platform/account/member/secret";
import { stopRetention, touchRetention } from "@/platform/account/member/touch-retention";
import { bookings } from "@/platform/db/schema/booking";
import { eventRegistrations } from "@/platform/db/schema/event";
import { newsletterSubscribers as subscriber } from "@/platform/db/schema/member";
import { orders } from "@/platform/db/schema/order";
import { messages, users } from "@/platform/db/schema/people";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { ApiError } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/request-context";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { claimPurchases } from "@/platform/purchase/claim-purchases";
import type { Services } from "@/platform/services/services";

/**
 * Gives a member the address that a mailed code belongs to, with the bookings made under it. Their
 * bookings, orders, messages, newsletter and restock requests move to the new address. Codes that
 * were mailed to the old one end. It needs the member's session, so that nobody else's click joins
 * an address to an account.
 * @returns the address
 * @throws ApiError UNAUTHENTICATED; NOT_FOUND, the same whether the code is spent, over, unknown or
 *   another member's, or the address has become somebody else's
 */
export async function takeNewEmail(
  { database, clock }: Services,
  { idSite, token }: RequestContext["Variables"],
  code: string,
): Promise<string> {
  const taken = await database
    .inSite(idSite, async (tx) => {
      const now = clock.now();
      // The member is locked first, as wherever codes end: two would else wait for each other.
      const before = await lockMember(tx, token, now);
      const idUser = before.id;
      if ((await findMemberCode(tx, code, ["EMAIL"], now))?.idUser !== idUser) return undefined;
      const { email } = (await consumeMemberCode(tx, code, ["EMAIL"], now)) ?? {};
      if (!email) return undefined;
      await tx.update(users).set({ email }).where(eq(users.id, idUser));
      await endMemberCodes(tx, idUser);
      for (const address of [before.email, email])
        await claimPurchases(tx, { idUser, email: address });
      await moveSubscription(tx, before.email, email);
      await moveRestockRequests(tx, before.email, email);
      await moveEventRegistrations(tx, before, email, now);
      await leaveAddress(tx, before, email, now);
      return email;
    })
    .catch((error: unknown) => {
      if (sqlState(error).constraint !== "user_id_site_email_unique") throw error;
      return undefined;
    });
  if (!taken) throw new ApiError("NOT_FOUND");
  return taken;
}

/**
 * Moves bookings, orders and messages of the former address along, so that mails about them go to
 * the new one, and the member may still see them and have them erased: somebody else may have the
 * former address next. Documents stay as they were issued. Mails to the former address are erased
 * like those of a deleted space.
 */
async function leaveAddress(tx: Sql, { id, idSite, email }: UserRow, to: string, now: Date) {
  for (const table of [bookings, orders]) {
    const isUnderIt = eq(table.addressKey, email);
    await tx
      .update(table)
      .set({ email: to })
      .where(and(eq(table.idUser, id), isUnderIt));
  }
  await tx.update(messages).set({ email: to }).where(eq(messages.emailKey, email));
  const subject = addressSubject(now, email);
  await setDeadline(tx, { idSite, kind: "ADDRESS_LEFT", subject, dueAt: erasureDue(now) });
  await stopRetention(tx, email);
  await touchRetention(tx, { idSite, address: to }, now);
}

/** Moves the newsletter; a subscription that the new address confirmed itself stays. */
async function moveSubscription(tx: Sql, from: string, to: string): Promise<void> {
  const [old] = await tx.select().from(subscriber).where(eq(subscriber.email, from));
  if (!old) return;
  await tx.delete(subscriber).where(and(eq(subscriber.email, to), isNull(subscriber.confirmedAt)));
  const [own] = await tx.select().from(subscriber).where(eq(subscriber.email, to));
  const isThisSubscriber = eq(subscriber.id, old.id);
  if (own) await tx.delete(subscriber).where(isThisSubscriber);
  // Links that wait in the former mailbox open nothing of the new one.
  else await tx.update(subscriber).set({ email: to, code: newSecret() }).where(isThisSubscriber);
}

/** Moves a member's restock requests to the new address, unless that address has the same one. */
async function moveRestockRequests(tx: Sql, from: string, to: string): Promise<void> {
  const waiting = await tx
    .select()
    .from(restockRequests)
    .where(inArray(restockRequests.email, [from, to]));
  const awaited = new Set(
    waiting.filter(({ email }) => email === to).map(({ idDeclination }) => idDeclination),
  );
  for (const { id, email, idDeclination } of waiting) {
    if (email === to) continue;
    const isThis = eq(restockRequests.id, id);
    if (awaited.has(idDeclination)) await tx.delete(restockRequests).where(isThis);
    else await tx.update(restockRequests).set({ email: to, code: newSecret() }).where(isThis);
  }
}

/** Moves a member's event registrations; a double frees the former one's places. */
async function moveEventRegistrations(
  tx: Sql,
  { idSite, email: from }: UserRow,
  to: string,
  now: Date,
) {
  const registered = await tx
    .select()
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.email, [from, to]));
  for (const { id, type, idItem, email } of registered) {
    if (email === to) continue;
    const isThis = eq(eventRegistrations.id, id);
    const isThere = registered.some(
      (other) => other.email === to && other.type === type && other.idItem === idItem,
    );
    if (!isThere) {
      await tx.update(eventRegistrations).set({ email: to, code: newSecret() }).where(isThis);
      continue;
    }
    await tx.delete(eventRegistrations).where(isThis);
    const subject = `${type} ${idItem}`;
    await setDeadline(tx, { idSite, kind: "PLACES_FREE", subject, dueAt: now });
  }
}
