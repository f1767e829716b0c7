import { and, eq, gt } from "drizzle-orm";
import type { ReturnKind, SubscriberStop } from "@/lib/contract/newsletter";
import {
  newsletterReturns,
  newsletterSubscribers as subscriber,
} from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";

/** Letters that have to be refused without a reason before an address counts as given up. */
const DOUBTFUL_ENOUGH = 2;

interface NotedReturn {
  /** In lower case. */
  address: string;
  /** Name of the refusal or notice. */
  key: string;
  kind: ReturnKind;
  reason: string;
  at: Date;
  event: string | null;
}

/**
 * Notes down, once, that a letter came back from an address, and stops writing the newsletter to
 * it where that is certain. Of an address that is not subscribed nothing is kept.
 */
export async function noteReturn(tx: Sql, idSite: number, returned: NotedReturn): Promise<void> {
  const { address, ...noted } = returned;
  // Of two doubtful refusals at once, the second sees the first.
  const [row] = await tx
    .select()
    .from(subscriber)
    .where(eq(subscriber.email, address))
    .for("update");
  if (!row) return;
  const [added] = await tx
    .insert(newsletterReturns)
    .values({ idSite, idSubscriber: row.id, ...noted })
    .onConflictDoNothing()
    .returning({ id: newsletterReturns.id });
  // What a late notice tells was known when the address was written to again.
  if (!added || row.stoppedAt || (row.resumedAt && noted.at <= row.resumedAt)) return;
  const stoppedFor = await reasonToStop(tx, row, noted.kind);
  if (!stoppedFor) return;
  await tx
    .update(subscriber)
    .set({ stoppedAt: noted.at, stoppedFor })
    .where(eq(subscriber.id, row.id));
}

async function reasonToStop(
  tx: Sql,
  { id, resumedAt }: typeof subscriber.$inferSelect,
  kind: ReturnKind,
): Promise<SubscriberStop | undefined> {
  if (kind === "SOFT") return undefined;
  if (kind !== "DOUBTFUL") return kind === "HARD" ? "REFUSED" : "COMPLAINT";
  const doubtful = await tx.$count(
    newsletterReturns,
    and(
      eq(newsletterReturns.idSubscriber, id),
      eq(newsletterReturns.kind, "DOUBTFUL"),
      resumedAt ? gt(newsletterReturns.at, resumedAt) : undefined,
    ),
  );
  return doubtful >= DOUBTFUL_ENOUGH ? "REFUSED" : undefined;
}
