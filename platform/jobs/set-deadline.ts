import type { Sql } from "@/platform/db/database";
import { deadlines } from "@/platform/db/schema/deadline";
import type { DeadlineKind } from "./deadline-work";

/**
 * Has something done at a time, in the transaction of what asks for it. There is one of a kind
 * for a subject: set again, it moves, and is done again should it have been.
 */
export async function setDeadline(
  tx: Sql,
  wanted: {
    idSite: number;
    kind: DeadlineKind;
    subject: string;
    /** What it is about: it is locked before its deadlines are. */
    idBooking?: number | undefined;
    idOrder?: number | undefined;
    dueAt: Date;
  },
): Promise<void> {
  const again = { dueAt: wanted.dueAt, doneAt: null, attempts: 0, lastError: null, diedAt: null };
  await tx
    .insert(deadlines)
    .values({
      ...wanted,
      idBooking: wanted.idBooking ?? null,
      idOrder: wanted.idOrder ?? null,
    })
    .onConflictDoUpdate({
      target: [deadlines.idSite, deadlines.kind, deadlines.subject],
      set: again,
    });
}
