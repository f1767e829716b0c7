import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";
import { payment, refund } from "@/platform/db/schema/payment";
import { user } from "@/platform/db/schema/people";
import { type Payable, paidFor } from "@/platform/payment/payable";
import { GATEWAYS } from "@/platform/services/payment-gateway";

/** True for a booking or an order of somebody who has an account, perhaps a new one. */
export async function isMembers(
  tx: Sql,
  { idUser, email }: { idUser: number | null; email: string },
): Promise<boolean> {
  return idUser !== null || (await tx.$count(user, eq(user.email, email.toLowerCase()))) > 0;
}

/** True while money of a booking or an order moves, or a mail about it has not left. */
export async function isStillUnderWay(
  tx: Sql,
  of: Payable,
  itsMails: SQL | undefined,
): Promise<boolean> {
  const isRefundOf =
    "idOrder" in of ? eq(refund.idOrder, of.idOrder) : eq(refund.idBooking, of.idBooking);
  const waits = and(isNull(outbox.sentAt), isNull(outbox.keptAt), isNull(outbox.diedAt));
  const counts = await Promise.all([
    // What goes back by hand is the company's own account's: nothing here waits for it.
    tx.$count(
      refund,
      and(
        isRefundOf,
        isNull(refund.doneAt),
        inArray(
          refund.idPayment,
          tx
            .select({ id: payment.id })
            .from(payment)
            .where(and(paidFor(of), inArray(payment.method, GATEWAYS))),
        ),
      ),
    ),
    tx.$count(payment, and(paidFor(of), inArray(payment.status, ["OPEN", "UNDER_WAY"]))),
    tx.$count(outbox, and(itsMails, waits)),
  ]);
  return counts.some((count) => count > 0);
}
