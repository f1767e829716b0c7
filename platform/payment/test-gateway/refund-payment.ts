import { randomBytes } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import {
  testGatewayDisputes,
  testGatewayPayments,
  testGatewayRefunds,
} from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { GatewayRefused } from "@/platform/services/payment-gateway";

/** Part of a payment that no dispute has taken, in cents. */
const HELD_CENTS = sql`${testGatewayPayments.amountCents} - coalesce((
  select ${testGatewayDisputes.amountCents} from ${testGatewayDisputes}
  where ${testGatewayDisputes.idGatewayPayment} = ${testGatewayPayments.id}
    and ${testGatewayDisputes.status} <> 'WON'), 0)`;

/**
 * Refunds money of a payment, once for each key.
 * @throws GatewayRefused for more than is left of it; Error for a key that served for something
 *   else
 */
export function refundPayment(
  database: Database,
  order: { idSite: number; id: string; key: string; amountCents: number; now: Date },
): Promise<{ gatewayRefundId: string }> {
  return database.inSite(order.idSite, (tx) => refundIn(tx, order));
}

/** Refunds in a transaction of the caller. */
export async function refundIn(
  tx: Sql,
  order: { idSite: number; id: string; key: string; amountCents: number; now: Date },
): Promise<{ gatewayRefundId: string }> {
  const { idSite, id, key, amountCents, now } = order;
  const [taken] = await tx
    .insert(testGatewayRefunds)
    .values({
      id: `tgr_${randomBytes(16).toString("base64url")}`,
      idSite,
      idGatewayPayment: id,
      refundKey: key,
      amountCents,
      createdAt: now,
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
        lte(sql`${testGatewayPayments.refundedCents} + ${amountCents}`, HELD_CENTS),
      ),
    )
    .returning({ id: testGatewayPayments.id });
  if (updated.length === 0) {
    throw new GatewayRefused(`The payment ${id} does not hold what is asked back`);
  }
  return { gatewayRefundId: taken.id };
}
