import { and, desc, eq, sql } from "drizzle-orm";
import { auditEntries } from "@/platform/db/schema/audit";
import type { Sql } from "@/platform/db/sql";

/** Number of changes of a part of the panel that are looked at, the last first. */
const MOST_CHANGES = 2_000;

type Values = Record<string, unknown>;

export interface AuditedChange {
  /** What was changed, by the name that it had afterwards. */
  subject: string;
  before: Values;
}

/** Reads the changes in a part of the panel, the last first: `vehicle`, or `parameter`. */
export async function auditedChanges(tx: Sql, part: string): Promise<AuditedChange[]> {
  const rows = await tx
    .select({ subject: auditEntries.subject, before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        sql`split_part(${auditEntries.subject}, ' ', 1) = ${part}`,
        eq(auditEntries.action, "CHANGE"),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MOST_CHANGES);
  return rows.map(({ subject, before }) => ({
    subject: subject.slice(part.length + 1),
    before: before ?? {},
  }));
}
