import { sql } from "drizzle-orm";
import { insertAll } from "@/platform/db/insert-all";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineKind } from "./deadline-work";

export interface WantedDeadline {
  idSite: number;
  kind: DeadlineKind;
  subject: string;
  /** Subject of the work: it is locked before its deadlines are. */
  idBooking?: number | undefined;
  idOrder?: number | undefined;
  dueAt: Date;
}

/**
 * Sets work to do at a time, in the caller's transaction. There is one of a kind for a subject: set
 * again, it moves, and is done again even if it was done.
 */
export const setDeadline = (tx: Sql, wanted: WantedDeadline): Promise<void> =>
  setDeadlines(tx, [wanted]);

/** Sets several deadlines, each of another kind or subject, in one statement. */
export async function setDeadlines(tx: Sql, wanted: WantedDeadline[]): Promise<void> {
  const again = { doneAt: null, attempts: 0, lastError: null, diedAt: null };
  const rows = wanted.map((deadline) => ({
    ...deadline,
    idBooking: deadline.idBooking ?? null,
    idOrder: deadline.idOrder ?? null,
  }));
  await insertAll(rows, (values) =>
    tx
      .insert(deadlines)
      .values(values)
      .onConflictDoUpdate({
        target: [deadlines.idSite, deadlines.kind, deadlines.subject],
        set: { ...again, dueAt: sql`excluded.due_at` },
      }),
  );
}
