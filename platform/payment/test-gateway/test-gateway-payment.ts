import { eq } from "drizzle-orm";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

export type TestGatewayPayment = typeof testGatewayPayments.$inferSelect;

/** A payment in the gateway's books; undefined for one that it does not know. */
export async function findPayment(tx: Sql, id: string): Promise<TestGatewayPayment | undefined> {
  const [payment] = await tx
    .select()
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.id, id));
  return payment;
}

/** The status of a payment; one whose time is over counts as expired, whatever its row says. */
export function statusAt(payment: TestGatewayPayment, now: Date): PaymentStatus {
  const isOpen = payment.status === "OPEN" || payment.status === "UNDER_WAY";
  return isOpen && payment.expiresAt <= now ? "EXPIRED" : payment.status;
}
