import { randomBytes } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { testGatewayPayments, testGatewayRefunds } from "@/platform/db/schema/payment";

/**
 * Gives money of a payment back, once for each key.
 * @throws Error for more than was paid, and for a key that served for something else
 */
export function refundPayment(
  database: Database,
  order: { idSite: number; id: string; key: string; amountCents: number },
): Promise<{ gatewayRefundId: string }> {
  const { idSite, id, key, amountCents } = order;
  return database.inSite(idSite, async (tx) => {
    const [taken] = await tx
      .insert(testGatewayRefunds)
      .values({
        id: `tgr_${randomBytes(16).toString("base64url")}`,
        idSite,
        idGatewayPayment: id,
        refundKey: key,
        amountCents,
      })
      .onConflictDoNothing()
      .returning();
    if (!taken) {
      const [known] = await tx
        .select()
        .from(testGatewayRefunds)
        .where(and(eq(testGatewayRefunds.idSite, idSite), eq(testGatewayRefunds.refundKey, key)));
      if (known?.idGatewayPayment !== id || known.amountCents !== amountCents) {
        throw new Error(`The refund ${key} was asked for before, and was another`);
      }
      return { gatewayRefundId: known.id };
    }
    const updated = await tx
      .update(testGatewayPayments)
      .set({ refundedCents: sql`${testGatewayPayments.refundedCents} + ${amountCents}` })
      .where(
        and(
          eq(testGatewayPayments.id, id),
          eq(testGatewayPayments.status, "PAID"),
          lte(
            sql`${testGatewayPayments.refundedCents} + ${amountCents}`,
            testGatewayPayments.amountCents,
          ),
        ),
      )
      .returning({ id: testGatewayPayments.id });
    if (updated.length === 0) throw new Error(`The payment ${id} does not hold what is asked back`);
    return { gatewayRefundId: taken.id };
  });
}
