import { and, eq, gt } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { Deadline } from "@/platform/jobs/deadline-work";
import type { Clock } from "@/platform/services/clock";
import { type NoticeJourney, plannedNotices } from "./notice-journey";
import { postNotices } from "./post-notices";

export interface Decision {
  idSite: number;
  id: string;
  /** Status in which the payment has to be for the decision to count. */
  from: "OPEN" | "UNDER_WAY";
  to: "PAID" | "REFUSED";
  journey: NoticeJourney;
}

/**
 * Pays or refuses a payment, and posts its notices, in one transaction.
 * @returns the notices, or undefined when the payment has another status or its time is over: of
 *   two decisions, however close, the first counts
 */
export function decidePayment(
  { database, clock }: { database: Database; clock: Clock },
  decision: Decision,
): Promise<Deadline[] | undefined> {
  return database.inSite(decision.idSite, (tx) => decideIn(tx, clock.now(), decision));
}

/** Decides in a transaction of the caller. */
export async function decideIn(
  tx: Sql,
  now: Date,
  { idSite, id, from, to, journey }: Decision,
): Promise<Deadline[] | undefined> {
  const decided = await tx
    .update(testGatewayPayments)
    .set({ status: to, paidAt: to === "PAID" ? now : null })
    .where(isStill(id, from, now))
    .returning({ id: testGatewayPayments.id });
  if (decided.length === 0) return undefined;
  return postNotices(tx, { idSite, id, now }, plannedNotices(journey, to));
}

/** Condition that a payment has the expected status, and that its time is not over. */
export const isStill = (id: string, status: "OPEN" | "UNDER_WAY", now: Date) =>
  and(
    eq(testGatewayPayments.id, id),
    eq(testGatewayPayments.status, status),
    gt(testGatewayPayments.expiresAt, now),
  );
