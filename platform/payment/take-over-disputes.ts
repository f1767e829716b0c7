import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { DisputeStatus, MoneyEventKind } from "@/lib/contract/admin/money-event";
import { disputeMovements, disputes, moneyEvents, payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import type { GatewayDispute } from "@/platform/services/payment-gateway";
import { callOffRefunds } from "./call-off-refunds";
import { payableOf } from "./payable";
import { recordMoneyEvent } from "./record-money-event";

const TOLD: Partial<Record<DisputeStatus, MoneyEventKind>> = {
  INQUIRY: "INQUIRY",
  TO_ANSWER: "DISPUTE",
  UNDER_REVIEW: "DISPUTE",
  WON: "DISPUTE_WON",
  LOST: "DISPUTE_LOST",
};

/**
 * Takes the disputes of a payment over from its gateway's books, in a transaction that has its
 * booking or order locked. Each movement of money is a line of the books on the day on which it is
 * recorded.
 * @param at.asked instant at which the gateway was asked: its earlier answers count no more
 */
export async function takeOverDisputes(
  tx: Sql,
  payment: PaymentRow,
  found: GatewayDispute[],
  at: { asked: Date; now: Date },
): Promise<void> {
  for (const dispute of found) await takeOver(tx, payment, dispute, at);
  await holdDisputed(tx, payment, at.now);
}

async function takeOver(
  tx: Sql,
  payment: PaymentRow,
  dispute: GatewayDispute,
  { asked: askedAt, now }: { asked: Date; now: Date },
): Promise<void> {
  const { idSite, id: idPayment } = payment;
  const {
    id: gatewayDisputeId,
    movements,
    amountCents,
    reason,
    status,
    openedAt,
    answerBy,
  } = dispute;
  const stands = { amountCents, reason, status, answerBy, askedAt };
  await tx
    .insert(disputes)
    .values({ idSite, ...payableOf(payment), idPayment, gatewayDisputeId, openedAt, ...stands })
    .onConflictDoUpdate({
      target: disputes.gatewayDisputeId,
      set: stands,
      setWhere: lte(disputes.askedAt, askedAt),
    });
  const [row] = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.gatewayDisputeId, gatewayDisputeId));
  if (!row) return;
  const idDispute = row.id;
  if (movements.length > 0) {
    await tx
      .insert(disputeMovements)
      .values(
        movements.map(({ id: gatewayMovementId, takenCents }) => ({
          idSite,
          idDispute,
          gatewayMovementId,
          takenCents,
          at: now,
        })),
      )
      .onConflictDoNothing();
  }
  const kind = TOLD[row.status];
  if (kind) {
    const event = { kind, subject: gatewayDisputeId, idPayment, idDispute, amountCents };
    const isEnd = row.status === "WON" || row.status === "LOST";
    await recordMoneyEvent(tx, { idSite, now }, { ...event, at: isEnd ? now : openedAt });
  }
  if (row.status === "INQUIRY" || row.status === "TO_ANSWER") return;
  // The dispute was answered, or is decided: nobody has to look at its beginning any more.
  await tx
    .update(moneyEvents)
    .set({ seenAt: now })
    .where(
      and(
        eq(moneyEvents.idDispute, idDispute),
        inArray(moneyEvents.kind, ["INQUIRY", "DISPUTE"]),
        isNull(moneyEvents.seenAt),
      ),
    );
}

/** Stores the sums that disputes hold or took of a payment: at most the rest of it. */
async function holdDisputed(tx: Sql, { id: idPayment }: PaymentRow, now: Date): Promise<void> {
  const [held] = await tx
    .select({
      lostCents: sumOfTaken(sql`${disputes.status} = 'LOST'`),
      disputedCents: sumOfTaken(sql`${disputes.status} <> 'LOST'`),
    })
    .from(disputeMovements)
    .innerJoin(disputes, eq(disputes.id, disputeMovements.idDispute))
    .where(eq(disputes.idPayment, idPayment));
  const lost = Math.max(0, held?.lostCents ?? 0);
  const disputed = Math.max(0, held?.disputedCents ?? 0);
  const roomFor = async () => {
    const [row] = await tx.select().from(payments).where(eq(payments.id, idPayment));
    return row ? row.amountCents - row.refundedCents : 0;
  };
  const needed = lost + disputed - (await roomFor());
  if (needed > 0) await callOffRefunds(tx, idPayment, { needed, why: "DISPUTED", now });
  const room = await roomFor();
  const lostCents = Math.min(lost, room);
  await tx
    .update(payments)
    .set({ lostCents, disputedCents: Math.min(disputed, room - lostCents) })
    .where(eq(payments.id, idPayment));
}

const sumOfTaken = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${disputeMovements.takenCents}) filter (where ${condition}), 0)::integer`;
