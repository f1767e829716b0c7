import { asc, eq, sql } from "drizzle-orm";
import {
  newsletterSubscribers as subscriber,
  newsletterSubscriptions as subscription,
} from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/** Time for which a link still works after leaving, in milliseconds: a day. */
const REMEMBERED = 86_400_000;

/** Columns of a subscriber who is written to. */
export const RESUMED = { stoppedAt: null, stoppedFor: null };

export interface SubscriberKey {
  idSite: number;
  id: number;
}

/** Reads the ids of the lists that a subscriber is on, or, until it is confirmed, would be. */
export async function listsOf(tx: Sql, id: number): Promise<number[]> {
  const rows = await tx
    .select({ idList: subscription.idList })
    .from(subscription)
    .where(eq(subscription.idSubscriber, id))
    .orderBy(asc(subscription.idList));
  return rows.map(({ idList }) => idList);
}

/** Puts a subscriber on these lists, and takes it off all others. */
export async function setLists(tx: Sql, { idSite, id }: SubscriberKey, lists: number[]) {
  await tx.delete(subscription).where(eq(subscription.idSubscriber, id));
  const rows = [...new Set(lists)].map((idList) => ({ idSite, idSubscriber: id, idList }));
  if (rows.length > 0) await tx.insert(subscription).values(rows);
}

/**
 * Sets the lists that the owner of an address wants, which confirms the address and has it written
 * to again. Without a list it
 * has left, and its row is kept for a day, so that its link can tell it and take it back.
 */
export async function chooseLists(tx: Sql, who: SubscriberKey, lists: number[], now: Date) {
  await setLists(tx, who, lists);
  const isOn = lists.length > 0;
  await tx
    .update(subscriber)
    .set({
      confirmedAt: isOn ? sql`coalesce(${subscriber.confirmedAt}, ${now.toISOString()})` : null,
      ...RESUMED,
      resumedAt: now,
    })
    .where(eq(subscriber.id, who.id));
  if (!isOn) await forgetAt(tx, who, new Date(now.getTime() + REMEMBERED));
}

/** Schedules the deletion of an address, unless it is confirmed by then. */
export const forgetAt = (tx: Sql, { idSite, id }: SubscriberKey, dueAt: Date): Promise<void> =>
  setDeadline(tx, { idSite, kind: "SUBSCRIBER_OVER", subject: String(id), dueAt });
