import { and, eq, isNull, sql } from "drizzle-orm";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";

/** Returns the instant of an address's erasure; null where nobody has asked for it. */
export async function pendingErasure(tx: Sql, address: string): Promise<Date | null> {
  const [deadline] = await tx
    .select({ dueAt: deadlines.dueAt })
    .from(deadlines)
    .where(
      and(
        eq(deadlines.kind, "ERASE_MEMBER"),
        // Of `addressSubject`: an instant, and the address.
        eq(sql`split_part(${deadlines.subject}, ' ', 2)`, address),
        isNull(deadlines.doneAt),
      ),
    );
  return deadline?.dueAt ?? null;
}
