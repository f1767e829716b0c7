import { and, eq, like, lte, notLike, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { registrations } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

/** Erases an address's mails and registrations until an instant; purchases erase their own. */
export async function eraseMailed(
  tx: Sql,
  { until, address }: { until: Date; address: string },
): Promise<void> {
  // The notices to the company are few rows of a few days; the rest is found by its key.
  const isIts = (column: PgColumn) => eq(sql`lower(${column})`, address);
  const itsMails = or(
    and(
      eq(outbox.recipientKey, address),
      notLike(outbox.event, "booking:%"),
      notLike(outbox.event, "order:%"),
    ),
    // The notice to the company of a message, or of an answer to a form, quotes it.
    and(
      isIts(outbox.replyTo),
      or(like(outbox.event, "message:%:notice%"), like(outbox.event, "form:%:notice%")),
    ),
  );
  await tx.delete(outbox).where(and(itsMails, lte(outbox.createdAt, until)));
  await tx
    .delete(registrations)
    .where(and(isIts(registrations.email), lte(registrations.termsAcceptedAt, until)));
}
