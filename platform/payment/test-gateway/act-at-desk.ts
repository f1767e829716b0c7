import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { Database } from "@/platform/db/database";
import {
  testGatewayDisputes,
  testGatewayPayments,
  testGatewayRefunds,
} from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { Deadline } from "@/platform/jobs/deadline-work";
import type { Clock } from "@/platform/services/clock";
import { GatewayRefused } from "@/platform/services/payment-gateway";
import { type NoticeJourney, plannedCopies } from "./notice-journey";
import { postNotices } from "./post-notices";
import { refundIn } from "./refund-payment";
import { findPayment, type TestGatewayPayment } from "./test-gateway-payment";

/** Beginning of a refund's key that no shop has asked for. */
export const DESK_KEY = "desk-";

/** Days in which a shop may answer a dispute. */
const ANSWER_DAYS = 14;

/** Act on a paid payment at the bank's own desk, or by its customer at theirs. */
export type DeskAct =
  | { act: "refund"; amountCents: number }
  /** The refunds that were made do not reach the customer: the card is no more. */
  | { act: "fail-refunds" }
  | { act: "dispute" }
  | { act: "win" }
  | { act: "lose" };

/**
 * Carries out the act, and posts its notices, in one transaction.
 * @returns the notices; undefined where it is not possible
 */
export async function actAtDesk(
  { database, clock }: { database: Database; clock: Clock },
  { idSite, id, journey, ...act }: DeskAct & { idSite: number; id: string; journey: NoticeJourney },
): Promise<Deadline[] | undefined> {
  const now = clock.now();
  const doIn = async (tx: Sql) => {
    const payment = await findPayment(tx, id);
    if (payment?.status !== "PAID") return undefined;
    if (!(await change(tx, payment, act, now))) return undefined;
    const event = `back-${act.act}-${randomBytes(4).toString("hex")}` as const;
    return postNotices(tx, { idSite, id, now }, plannedCopies(journey, event));
  };
  try {
    return await database.inSite(idSite, doIn);
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

async function change(
  tx: Sql,
  payment: TestGatewayPayment,
  act: DeskAct,
  now: Date,
): Promise<boolean> {
  switch (act.act) {
    case "refund":
      return refundAtDesk(tx, payment, act.amountCents, now);
    case "fail-refunds":
      return failRefunds(tx, payment);
    case "dispute":
      return openDispute(tx, payment, now);
    case "win":
    case "lose":
      return closeDispute(tx, payment, act.act === "win" ? "WON" : "LOST", now);
  }
}

async function refundAtDesk(
  tx: Sql,
  { id, idSite }: TestGatewayPayment,
  amountCents: number,
  now: Date,
): Promise<boolean> {
  const key = `${DESK_KEY}${randomBytes(8).toString("hex")}`;
  await refundIn(tx, { idSite, id, key, amountCents, now });
  return true;
}

async function failRefunds(tx: Sql, { id }: TestGatewayPayment): Promise<boolean> {
  const failed = await tx
    .update(testGatewayRefunds)
    .set({ hasFailed: true })
    .where(
      and(eq(testGatewayRefunds.idGatewayPayment, id), eq(testGatewayRefunds.hasFailed, false)),
    )
    .returning({ cents: testGatewayRefunds.amountCents });
  const cents = failed.reduce((sum, refund) => sum + refund.cents, 0);
  await tx
    .update(testGatewayPayments)
    .set({ refundedCents: sql`${testGatewayPayments.refundedCents} - ${cents}` })
    .where(eq(testGatewayPayments.id, id));
  return cents > 0;
}

async function openDispute(tx: Sql, payment: TestGatewayPayment, now: Date): Promise<boolean> {
  const amountCents = payment.amountCents - payment.refundedCents;
  if (amountCents <= 0) return false;
  const answerBy = endOfParisDay(daysLater(parisDate(now), ANSWER_DAYS));
  const opened = await tx
    .insert(testGatewayDisputes)
    .values({
      id: `tgd_${randomBytes(12).toString("base64url")}`,
      idSite: payment.idSite,
      idGatewayPayment: payment.id,
      amountCents,
      status: "TO_ANSWER",
      openedAt: now,
      answerBy,
    })
    .onConflictDoNothing()
    .returning({ id: testGatewayDisputes.id });
  return opened.length > 0;
}

async function closeDispute(
  tx: Sql,
  { id }: TestGatewayPayment,
  status: "WON" | "LOST",
  now: Date,
): Promise<boolean> {
  const closed = await tx
    .update(testGatewayDisputes)
    .set({ status, closedAt: now })
    .where(
      and(
        eq(testGatewayDisputes.idGatewayPayment, id),
        eq(testGatewayDisputes.status, "TO_ANSWER"),
      ),
    )
    .returning({ id: testGatewayDisputes.id });
  return closed.length > 0;
}
