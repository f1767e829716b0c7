import { and, eq, like, lte, or } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

/**
 * Forgets what an address was mailed until an instant, sent or not.
 * @param events what their events begin with, as `member:registration`
 */
export async function forgetMails(
  tx: Sql,
  { email, events, until }: { email: string; events: string[]; until: Date },
): Promise<void> {
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.recipientKey, email.toLowerCase()),
        or(...events.map((event) => like(outbox.event, `${event}:%`))),
        lte(outbox.createdAt, until),
      ),
    );
}
