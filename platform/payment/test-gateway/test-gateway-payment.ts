import { eq } from "drizzle-orm";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

export type TestGatewayPayment = typeof testGatewayPayments.$inferSelect;

/** Finds a payment in the gateway's books; undefined for an unknown one. */
export async function findPayment(tx: Sql, id: string): Promise<TestGatewayPayment | undefined> {
  const [payment] = await tx
    .select()
    .from(testGatewayPayments)
    .where(eq(testGatewayPayments.id, id));
  return payment;
}

/** Returns the status of a payment; expired once its time is over, even if stored otherwise. */
export function statusAt(payment: TestGatewayPayment, now: Date): PaymentStatus {
  const isOpen = payment.status === "OPEN" || payment.status === "UNDER_WAY";
  return isOpen && payment.expiresAt <= now ? "EXPIRED" : payment.status;
}
