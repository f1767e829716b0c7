import { sql } from "drizzle-orm";
import { insertAll } from "@/platform/db/insert-all";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineKind } from "./deadline-work";

/** Something that is to be done at a time. */
export interface WantedDeadline {
  idSite: number;
  kind: DeadlineKind;
  subject: string;
  /** What it is about: it is locked before its deadlines are. */
  idBooking?: number | undefined;
  idOrder?: number | undefined;
  dueAt: Date;
}

/**
 * Has something done at a time, in the transaction of what asks for it. There is one of a kind
 * for a subject: set again, it moves, and is done again should it have been.
 */
export const setDeadline = (tx: Sql, wanted: WantedDeadline): Promise<void> =>
  setDeadlines(tx, [wanted]);

/** The same of several, each of another kind or subject, in one statement. */
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
