import { and, asc, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { type Channel, outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

export type OutboxMail = typeof outbox.$inferSelect;

/**
 * Time a sender has for a mail, in milliseconds: longer than printing its documents takes, and than
 * a mail server can keep it waiting, as `smtpTransport` limits that.
 */
const LEASE = 15 * 60_000;

/** Condition for the messages of a channel that are neither sent, nor kept, nor dead. */
export const isWaiting = (channel: Channel) =>
  and(
    eq(outbox.channel, channel),
    isNull(outbox.sentAt),
    isNull(outbox.keptAt),
    isNull(outbox.diedAt),
  );

/**
 * Takes the mail or text message that is due longest, of any site, for the caller alone. Should the
 * caller die, it is due again once its lease is over.
 * @returns undefined when none is due
 */
export async function claimMail(
  db: Sql,
  channel: Channel,
  now: Date,
  maxAttempts: number,
): Promise<OutboxMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id, attempts: outbox.attempts })
      .from(outbox)
      .where(
        and(isWaiting(channel), lte(outbox.nextAttemptAt, now), lt(outbox.attempts, maxAttempts)),
      )
      .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return undefined;
    const [mail] = await tx
      .update(outbox)
      .set({ attempts: due.attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE) })
      .where(eq(outbox.id, due.id))
      .returning();
    return mail;
  });
}

/**
 * Puts on the dead-letter list the messages whose sender died at the last attempt.
 * @returns their ids
 */
export async function buryMails(
  db: Sql,
  channel: Channel,
  now: Date,
  maxAttempts: number,
): Promise<{ id: number }[]> {
  return db
    .update(outbox)
    .set({ diedAt: now })
    .where(
      and(isWaiting(channel), lte(outbox.nextAttemptAt, now), gte(outbox.attempts, maxAttempts)),
    )
    .returning({ id: outbox.id });
}
