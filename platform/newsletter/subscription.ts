import { asc, eq, sql } from "drizzle-orm";
import {
  newsletterSubscribers as subscriber,
  newsletterSubscriptions as subscription,
} from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";

/** How long a link still works after leaving, in milliseconds: a day. */
const REMEMBERED = 86_400_000;

/** An address of the newsletter, by the site and the id of its row. */
export interface SubscriberKey {
  idSite: number;
  id: number;
}

/** The ids of the lists that a subscriber is on, or, until it is confirmed, would be. */
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
 * What the owner of an address wants to receive: it is confirmed by that. Without a list it has
 * left, and its row is kept for a day, so that its link can say so and take it back.
 */
export async function chooseLists(tx: Sql, who: SubscriberKey, lists: number[], now: Date) {
  await setLists(tx, who, lists);
  const isOn = lists.length > 0;
  await tx
    .update(subscriber)
    .set({
      confirmedAt: isOn ? sql`coalesce(${subscriber.confirmedAt}, ${now.toISOString()})` : null,
    })
    .where(eq(subscriber.id, who.id));
  if (!isOn) await forgetAt(tx, who, new Date(now.getTime() + REMEMBERED));
}

/** Has an address forgotten at a time, unless it is confirmed by then. */
export const forgetAt = (tx: Sql, { idSite, id }: SubscriberKey, dueAt: Date): Promise<void> =>
  setDeadline(tx, { idSite, kind: "SUBSCRIBER_OVER", subject: String(id), dueAt });
