import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderStatus } from "@/lib/contract/order-status";
import { isUpcoming } from "@/lib/rules/booking/booking-over";
import { erasureEnds } from "@/lib/rules/privacy/erasure";
import { memberDeletedMail } from "@/platform/account/mails/member-deleted";
import type { UserRow } from "@/platform/account/member/lock-member";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { eraseAddress } from "./erase-address";

/**
 * Deletes the space of a member who is locked, in the caller's transaction, and tells them: data of
 * the account alone is gone at once, bookings and orders go on as a guest's.
 */
export async function deleteSpace(
  tx: Sql,
  row: UserRow,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<void> {
  const purchases = await eraseAddress(
    tx,
    { id: row.id, idSite: row.idSite, address: row.email },
    now,
    async () => {
      // Sessions, devices, codes and addresses go with it.
      await tx.delete(users).where(eq(users.id, row.id));
    },
  );
  const identity = await mailIdentity(tx, language);
  const deletion = {
    why: "ASKED",
    eraseUntil: erasureEnds(now),
    hasUpcoming: purchases.bookings.some((ride) => isUpcoming(ride, now)),
    hasOrders: purchases.orders.some(({ status }) => ORDERS_UNDER_WAY.has(status)),
  } as const;
  await postMails(tx, row.idSite, now, [memberDeletedMail(identity, row.email, deletion)]);
}

/** Statuses of orders that are still to be paid, handed over or given back. */
const ORDERS_UNDER_WAY = new Set<OrderStatus>([
  "AWAITING_PAYMENT",
  "PAID",
  "READY",
  "SHIPPED",
  "RETURNING",
]);
