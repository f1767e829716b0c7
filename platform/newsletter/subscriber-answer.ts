import type { LanguageCode } from "@/lib/contract/locale";
import type { Subscriber } from "@/lib/contract/newsletter";
import type { Sql } from "@/platform/db/database";
import type { newsletterSubscriber } from "@/platform/db/schema/member";
import { newsletterLists } from "./newsletter-lists";
import { listsOf } from "./subscription";

/** What the owner of a mailed link sees of its address. */
export async function subscriberAnswer(
  tx: Sql,
  { id, email, confirmedAt }: typeof newsletterSubscriber.$inferSelect,
  language: LanguageCode,
): Promise<Subscriber> {
  return {
    email,
    isConfirmed: confirmedAt !== null,
    subscribed: await listsOf(tx, id),
    lists: await newsletterLists(tx, language),
  };
}
