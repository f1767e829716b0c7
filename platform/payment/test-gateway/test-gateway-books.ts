import { eq, gte } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import {
  testGatewayDisputes,
  testGatewayPayments,
  testGatewayRefunds,
} from "@/platform/db/schema/payment";
import type { GatewayMovement, MoneyBack } from "@/platform/services/payment-gateway";
import { DESK_KEY } from "./act-at-desk";

type DisputeRow = typeof testGatewayDisputes.$inferSelect;

export function testMoneyBack(database: Database, idSite: number, id: string): Promise<MoneyBack> {
  return database.inSite(idSite, async (tx) => {
    const refunds = await tx
      .select()
      .from(testGatewayRefunds)
      .where(eq(testGatewayRefunds.idGatewayPayment, id));
    const disputes = await tx
      .select()
      .from(testGatewayDisputes)
      .where(eq(testGatewayDisputes.idGatewayPayment, id));
    return {
      refunds: refunds.map((refund) => ({
        id: refund.id,
        key: refund.refundKey.startsWith(DESK_KEY) ? null : refund.refundKey,
        amountCents: refund.amountCents,
        at: refund.createdAt,
        failure: refund.hasFailed ? "expired_or_canceled_card" : null,
      })),
      disputes: disputes.map((dispute) => ({
        id: dispute.id,
        amountCents: dispute.amountCents,
        reason: "fraudulent",
        status: dispute.status,
        openedAt: dispute.openedAt,
        answerBy: dispute.status === "TO_ANSWER" ? dispute.answerBy : null,
        movements: linesOf(dispute).map((line) => ({ id: line.id, takenCents: line.takenCents })),
      })),
    };
  });
}

/** Lists a dispute's lines: money leaves when it is opened, and comes back when it is won. */
const linesOf = ({ id, amountCents, openedAt, closedAt, status }: DisputeRow) => [
  { id: `${id}.taken`, takenCents: amountCents, at: openedAt },
  ...(status === "WON" && closedAt
    ? [{ id: `${id}.returned`, takenCents: -amountCents, at: closedAt }]
    : []),
];

/** Reads the lines of the test gateway's books since a moment, of every site. */
export async function testMovements(
  { everySite }: Database,
  since: Date,
): Promise<GatewayMovement[]> {
  const paid = await everySite
    .select()
    .from(testGatewayPayments)
    .where(gte(testGatewayPayments.paidAt, since));
  const refunds = await everySite
    .select()
    .from(testGatewayRefunds)
    .where(gte(testGatewayRefunds.createdAt, since));
  const disputes = await everySite.select().from(testGatewayDisputes);
  return [
    ...paid.map(({ id, idSite, amountCents, paidAt }) => ({
      kind: "PAYMENT" as const,
      id,
      gatewayId: id,
      idSite,
      amountCents,
      at: paidAt ?? since,
    })),
    ...refunds.map(({ id, idSite, idGatewayPayment, amountCents, createdAt, hasFailed }) => ({
      kind: hasFailed ? ("REFUND_FAILED" as const) : ("REFUND" as const),
      id,
      gatewayId: idGatewayPayment,
      idSite,
      amountCents,
      at: createdAt,
    })),
    ...disputes.flatMap((dispute) =>
      linesOf(dispute)
        .filter(({ at }) => at >= since)
        .map(({ id, takenCents, at }) => ({
          kind: "DISPUTE" as const,
          id,
          gatewayId: dispute.idGatewayPayment,
          idSite: dispute.idSite,
          amountCents: Math.abs(takenCents),
          at,
        })),
    ),
  ];
}
