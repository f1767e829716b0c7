import { asc, eq, or } from "drizzle-orm";
import type { OrderStatus } from "@/lib/contract/order-status";
import type { User } from "@/lib/contract/user";
import { isUpcoming } from "@/lib/rules/booking-over";
import { erasureDue, erasureEnds } from "@/lib/rules/erasure";
import type { Caller } from "@/platform/area";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { newsletterSubscriber, registration } from "@/platform/db/schema/member";
import { shopOrder } from "@/platform/db/schema/order";
import { user } from "@/platform/db/schema/people";
import { withRetries } from "@/platform/db/with-retries";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { mailIdentity } from "@/platform/mail/mail-identity";
import { memberDeletedMail } from "@/platform/mail/member-deleted";
import { postMails } from "@/platform/mail/post-mails";
import { invalidFields, Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { addressSubject } from "./address-subject";
import { isGuests } from "./is-guests";
import { lockMember, type UserRow } from "./lock-member";
import { ownPassword } from "./own-password";

/**
 * Deletes a member's space: what only the account needs is gone at once, bookings and orders go
 * on as a guest's, and the rest is erased on the tenth working day (§9).
 * @throws Refusal INVALID_FIELDS at `password`; CONFLICT for the last who runs the site;
 *   TOO_MANY_REQUESTS
 */
export async function deleteMember(
  services: Services,
  { idSite, token, language }: Caller["Variables"],
  member: User,
  password: string,
): Promise<void> {
  const { database, clock, wakeOutbox } = services;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  const now = clock.now();
  await withRetries(() =>
    database.inSite(idSite, async (tx) => {
      if (member.role === "SUPER_ADMIN") await refuseTheLast(tx);
      const row = await lockMember(tx, token, now, { passwordHash });
      const booked = await bookingsOf(tx, row);
      const ordered = await ordersOf(tx, row);
      await tx.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, row.email));
      await tx.delete(registration).where(eq(registration.email, row.email));
      // Sessions, devices, codes and addresses go with it.
      await tx.delete(user).where(eq(user.id, row.id));
      await planErasure(tx, row, { booked, ordered }, now);
      const hasUpcoming = booked.some((one) => isUpcoming(one, now));
      const identity = await mailIdentity(tx, language);
      const hasOrders = ordered.some(({ status }) => ORDERS_UNDER_WAY.has(status));
      const told = { eraseUntil: erasureEnds(now), hasUpcoming, hasOrders };
      await postMails(tx, idSite, now, [memberDeletedMail(identity, row.email, told)]);
    }),
  );
  wakeOutbox();
}

/** Of two who go at once one is the last: who comes second finds the other gone. */
async function refuseTheLast(tx: Sql): Promise<void> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.role, "SUPER_ADMIN"))
    .orderBy(asc(user.id))
    .for("update");
  if (rows.length < 2) throw new Refusal("CONFLICT", "LAST_SUPER_ADMIN");
}

/** Where an order is still to be paid, handed over or given back. */
const ORDERS_UNDER_WAY = new Set<OrderStatus>([
  "AWAITING_PAYMENT",
  "PAID",
  "READY",
  "SHIPPED",
  "RETURNING",
]);

/** What they have booked, and what was booked under their address without an account. */
const bookingsOf = (tx: Sql, { id, email }: UserRow) =>
  tx
    .select()
    .from(booking)
    .where(or(eq(booking.idUser, id), isGuests(booking, email)))
    .orderBy(asc(booking.id))
    .for("update");

/** The same of what they have ordered. */
const ordersOf = (tx: Sql, { id, email }: UserRow) =>
  tx
    .select()
    .from(shopOrder)
    .where(or(eq(shopOrder.idUser, id), isGuests(shopOrder, email)))
    .orderBy(asc(shopOrder.id))
    .for("update");

async function planErasure(
  tx: Sql,
  { idSite, email }: UserRow,
  { booked, ordered }: Record<"booked" | "ordered", { id: number }[]>,
  now: Date,
): Promise<void> {
  const dueAt = erasureDue(now);
  const subject = addressSubject(now, email);
  await setDeadline(tx, { idSite, kind: "ERASE_MEMBER", subject, dueAt });
  for (const { id: idBooking } of booked) {
    const its = { idSite, subject: String(idBooking), idBooking, dueAt };
    await setDeadline(tx, { ...its, kind: "ERASE_BOOKING" });
  }
  for (const { id: idOrder } of ordered) {
    const its = { idSite, subject: String(idOrder), idOrder, dueAt };
    await setDeadline(tx, { ...its, kind: "ERASE_ORDER" });
  }
}
