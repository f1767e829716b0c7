import { asc, eq } from "drizzle-orm";
import type { OrderStatus } from "@/lib/contract/order-status";
import type { User } from "@/lib/contract/user";
import { isUpcoming } from "@/lib/rules/booking/booking-over";
import { erasureEnds } from "@/lib/rules/privacy/erasure";
import { memberDeletedMail } from "@/platform/account/mails/member-deleted";
import { lockMember } from "@/platform/account/member/lock-member";
import { stopRetention } from "@/platform/account/member/touch-retention";
import { ownPassword } from "@/platform/account/password/own-password";
import type { Sql } from "@/platform/db/database";
import { newsletterSubscribers, registrations } from "@/platform/db/schema/member";
import { users } from "@/platform/db/schema/people";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { RequestContext } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { planErasure } from "./plan-erasure";
import { readBookingsOfBuyer, readOrdersOfBuyer } from "./purchases-of";

/**
 * Deletes a member's space: what only the account needs is gone at once, bookings and orders go
 * on as a guest's, and the rest is erased on the tenth working day (§9).
 * @throws ApiError INVALID_FIELDS at `password`; CONFLICT for the last who runs the site;
 *   TOO_MANY_REQUESTS
 */
export async function deleteMember(
  services: Services,
  { idSite, token, language }: RequestContext["Variables"],
  member: User,
  password: string,
): Promise<void> {
  const { database, clock } = services;
  const passwordHash = await ownPassword(services, idSite, member, password);
  if (!passwordHash) throw invalidFields({ password: "PASSWORD_WRONG" });
  const now = clock.now();
  await withRetries(() =>
    database.inSite(idSite, async (tx) => {
      if (member.role === "SUPER_ADMIN") await refuseTheLast(tx);
      const row = await lockMember(tx, token, now, { passwordHash });
      const booking = await readBookingsOfBuyer(tx, row).for("update");
      const ordered = await readOrdersOfBuyer(tx, row).for("update");
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, row.email));
      await tx.delete(registrations).where(eq(registrations.email, row.email));
      // Sessions, devices, codes and addresses go with it.
      await tx.delete(users).where(eq(users.id, row.id));
      await stopRetention(tx, row.email);
      await planErasure(tx, row, { booked: booking, ordered }, now);
      const hasUpcoming = booking.some((ride) => isUpcoming(ride, now));
      const identity = await mailIdentity(tx, language);
      const hasOrders = ordered.some(({ status }) => ORDERS_UNDER_WAY.has(status));
      const deletion = {
        why: "ASKED",
        eraseUntil: erasureEnds(now),
        hasUpcoming,
        hasOrders,
      } as const;
      await postMails(tx, idSite, now, [memberDeletedMail(identity, row.email, deletion)]);
    }),
  );
}

/** Of two who go at once one is the last: who comes second finds the other gone. */
async function refuseTheLast(tx: Sql): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, "SUPER_ADMIN"))
    .orderBy(asc(users.id))
    .for("update");
  if (rows.length < 2) throw new ApiError("CONFLICT", "LAST_SUPER_ADMIN");
}

/** Where an order is still to be paid, handed over or given back. */
const ORDERS_UNDER_WAY = new Set<OrderStatus>([
  "AWAITING_PAYMENT",
  "PAID",
  "READY",
  "SHIPPED",
  "RETURNING",
]);
