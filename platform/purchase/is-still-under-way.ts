import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import { payments, refunds } from "@/platform/db/schema/payment";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { isFor, type Payable, paidFor } from "@/platform/payment/payable";

/** Tells whether the customer of a booking or an order has an account, perhaps a new one. */
export async function isMembers(
  tx: Sql,
  { idUser, addressKey }: { idUser: number | null; addressKey: string },
): Promise<boolean> {
  return idUser !== null || (await tx.$count(users, eq(users.email, addressKey))) > 0;
}

/** Tells whether money of a booking or an order moves, or a mail about it has not left. */
export async function isStillUnderWay(
  tx: Sql,
  of: Payable,
  itsMails: SQL | undefined,
): Promise<boolean> {
  const isRefundOf = isFor(refunds, of);
  const waits = and(isNull(outbox.sentAt), isNull(outbox.keptAt), isNull(outbox.diedAt));
  const counts = await Promise.all([
    // The company pays a refund by hand from its own account, so nothing here waits for it.
    tx.$count(
      refunds,
      and(
        isRefundOf,
        isNull(refunds.doneAt),
        isNull(refunds.failedAt),
        eq(refunds.isByHand, false),
      ),
    ),
    tx.$count(payments, and(paidFor(of), inArray(payments.status, ["OPEN", "UNDER_WAY"]))),
    tx.$count(outbox, and(itsMails, waits)),
  ]);
  return counts.some((count) => count > 0);
}
