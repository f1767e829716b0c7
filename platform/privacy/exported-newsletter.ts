import { asc, eq, inArray } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import {
  newsletterLists,
  newsletterSubscribers,
  newsletterSubscriptions,
} from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";

/**
 * Reads since when an address receives the newsletter, or is sent it no more, and which lists; null
 * without it.
 */
export async function readNewsletter(tx: Sql, email: string, language: LanguageCode) {
  const [found] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  if (!found) return null;
  const on = tx
    .select({ id: newsletterSubscriptions.idList })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.idSubscriber, found.id));
  const lists = await tx
    .select()
    .from(newsletterLists)
    .where(inArray(newsletterLists.id, on))
    .orderBy(asc(newsletterLists.order), asc(newsletterLists.id));
  return {
    since: parisIso(found.createdAt),
    confirmedAt: found.confirmedAt && parisIso(found.confirmedAt),
    stoppedAt: found.stoppedAt && parisIso(found.stoppedAt),
    lists: lists.map(({ translations }) => translations[language].name),
  };
}
