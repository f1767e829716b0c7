import { and, eq } from "drizzle-orm";
import { noticeAt } from "@/lib/rules/privacy/retention";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/**
 * Counts the years of silence of an address anew (a telephone number of who gave no other): its owner has
 * just logged in, booked, ordered or written. Call it last in a transaction: everybody of the same address waits for it.
 */
export async function touchRetention(
  tx: Sql,
  { idSite, address }: { idSite: number; address: string },
  now: Date,
): Promise<void> {
  const subject = address.toLowerCase();
  await setDeadline(tx, { idSite, kind: "ADDRESS_SILENT", subject, dueAt: noticeAt(now) });
}

/** True for an address whose years of silence are being counted. */
export const isKept = (address: string) =>
  and(eq(deadlines.kind, "ADDRESS_SILENT"), eq(deadlines.subject, address.toLowerCase()));

/** Counts no longer: all that there was of the address is erased, or has another one. */
export const stopRetention = (tx: Sql, address: string) =>
  tx.delete(deadlines).where(isKept(address));
