import { and, eq, like, lte, or } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

/**
 * Deletes the mails to an address until an instant, sent or not.
 * @param events beginnings of their events, as `member:registration`
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
