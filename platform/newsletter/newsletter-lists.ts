import { asc } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { NewsletterList } from "@/lib/contract/newsletter";
import type { Sql } from "@/platform/db/database";
import { newsletterList } from "@/platform/db/schema/member";
import { invalidFields } from "@/platform/http/api-error";

/** The lists of the transaction's site, in their order and a language. */
export async function newsletterLists(tx: Sql, language: LanguageCode): Promise<NewsletterList[]> {
  const rows = await tx
    .select()
    .from(newsletterList)
    .orderBy(asc(newsletterList.order), asc(newsletterList.id));
  return rows.map(({ id, translations }) => ({ id, ...translations[language] }));
}

/** The ids of all its lists. */
export async function allLists(tx: Sql): Promise<number[]> {
  return (await tx.select({ id: newsletterList.id }).from(newsletterList)).map(({ id }) => id);
}

/** @throws Refusal at `lists` when one of them is none of the transaction's site */
export async function checkLists(tx: Sql, wanted: number[]): Promise<void> {
  const known = new Set(await allLists(tx));
  if (wanted.some((id) => !known.has(id))) throw invalidFields({ lists: "LIST_UNKNOWN" });
}
