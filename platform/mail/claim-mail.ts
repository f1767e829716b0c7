import { and, asc, eq, isNull, lt, lte } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";

export type OutboxMail = typeof outbox.$inferSelect;

/**
 * How long a sender has for a mail, in milliseconds: longer than a mail server can keep it
 * waiting, as `smtpTransport` limits that.
 */
const LEASE = 15 * 60_000;

/**
 * Takes the mail that is due longest, of any site, for the caller alone. Should the caller die,
 * the mail is due again once its lease is over.
 * @returns undefined when none is due
 */
export async function claimMail(
  db: Sql,
  now: Date,
  maxAttempts: number,
): Promise<OutboxMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id, attempts: outbox.attempts })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          isNull(outbox.keptAt),
          lte(outbox.nextAttemptAt, now),
          lt(outbox.attempts, maxAttempts),
        ),
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
