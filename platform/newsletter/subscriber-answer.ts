import type { LanguageCode } from "@/lib/contract/locale";
import type { Subscriber } from "@/lib/contract/newsletter";
import type { newsletterSubscribers } from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { readNewsletterLists } from "./newsletter-lists";
import { listsOf } from "./subscription";

export async function subscriberView(
  tx: Sql,
  { id, email, confirmedAt }: typeof newsletterSubscribers.$inferSelect,
  language: LanguageCode,
): Promise<Subscriber> {
  return {
    email,
    isConfirmed: confirmedAt !== null,
    subscribed: await listsOf(tx, id),
    lists: await readNewsletterLists(tx, language),
  };
}
