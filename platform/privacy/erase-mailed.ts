import { and, eq, like, lte, notLike, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { registrations } from "@/platform/db/schema/member";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

/**
 * Erases what was mailed to an address until an instant, and the accounts that were asked for with
 * it. Bookings and orders erase their own mails.
 */
export async function eraseMailed(
  tx: Sql,
  { until, address }: { until: Date; address: string },
): Promise<void> {
  // What the company was told of is few rows of a few days; the rest is found by its key.
  const isIts = (column: PgColumn) => eq(sql`lower(${column})`, address);
  const itsMails = or(
    and(
      eq(outbox.recipientKey, address),
      notLike(outbox.event, "booking:%"),
      notLike(outbox.event, "order:%"),
    ),
    // What the company was told of a message quotes it.
    and(isIts(outbox.replyTo), like(outbox.event, "message:%:notice%")),
  );
  await tx.delete(outbox).where(and(itsMails, lte(outbox.createdAt, until)));
  await tx
    .delete(registrations)
    .where(and(isIts(registrations.email), lte(registrations.termsAcceptedAt, until)));
}
