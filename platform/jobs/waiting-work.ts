import { sql } from "drizzle-orm";
import { deadlines } from "@/platform/db/schema/deadline";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";

export interface WaitingWork {
  messages: { waiting: number; failed: number };
  deadlines: { late: number; failed: number };
}

/** Milliseconds after its time from which an open deadline is late. */
const LATE = 60_000;

/** Counts the messages and work that wait, and those that were given up and wait for a person. */
export async function readWaitingWork(db: Sql, now: Date): Promise<WaitingWork> {
  const isOpen = sql`${deadlines.doneAt} is null and ${deadlines.diedAt} is null`;
  const late = new Date(now.getTime() - LATE).toISOString();
  const [messages] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${outbox.sentAt} is null and ${outbox.keptAt} is null and ${outbox.diedAt} is null))::int`,
      failed: sql<number>`(count(*) filter (where ${outbox.diedAt} is not null))::int`,
    })
    .from(outbox);
  const [due] = await db
    .select({
      late: sql<number>`(count(*) filter (where ${isOpen} and ${deadlines.dueAt} < ${late}::timestamptz))::int`,
      failed: sql<number>`(count(*) filter (where ${deadlines.diedAt} is not null))::int`,
    })
    .from(deadlines);
  return {
    messages: { waiting: messages?.waiting ?? 0, failed: messages?.failed ?? 0 },
    deadlines: { late: due?.late ?? 0, failed: due?.failed ?? 0 },
  };
}
