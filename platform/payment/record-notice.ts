import { paymentNotices } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

/** Keeps a notice with its effect, which depends on the payment: a repeat changes nothing. */
export async function recordNotice(
  tx: Sql,
  idSite: number,
  notice: { gateway: "TEST" | "STRIPE"; noticeId: string; gatewayId: string },
  receivedAt: Date,
): Promise<void> {
  const { gateway, noticeId, gatewayId } = notice;
  await tx
    .insert(paymentNotices)
    .values({ idSite, gateway, noticeId, gatewayId, receivedAt })
    .onConflictDoNothing();
}
