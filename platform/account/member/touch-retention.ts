import { and, eq } from "drizzle-orm";
import { noticeAt } from "@/lib/rules/privacy/retention";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/**
 * Restarts the years of silence of an address (or a telephone number, where no address was given),
 * because its owner has just logged in, booked, ordered or written. Call it last in a transaction:
 * everybody of the same address waits for it.
 */
export async function touchRetention(
  tx: Sql,
  { idSite, address }: { idSite: number; address: string },
  now: Date,
): Promise<void> {
  const subject = address.toLowerCase();
  await setDeadline(tx, { idSite, kind: "ADDRESS_SILENT", subject, dueAt: noticeAt(now) });
}

/** Condition that the years of silence of an address are being counted. */
export const isKept = (address: string) =>
  and(eq(deadlines.kind, "ADDRESS_SILENT"), eq(deadlines.subject, address.toLowerCase()));

/** Stops the count: the address's data is all erased, or moved to another address. */
export const stopRetention = (tx: Sql, address: string) =>
  tx.delete(deadlines).where(isKept(address));
