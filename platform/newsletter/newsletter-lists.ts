import { asc } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { NewsletterList } from "@/lib/contract/newsletter";
import { newsletterLists } from "@/platform/db/schema/member";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";

/** Reads the lists of the transaction's site, in their order and a language. */
export async function readNewsletterLists(
  tx: Sql,
  language: LanguageCode,
): Promise<NewsletterList[]> {
  const rows = await tx
    .select()
    .from(newsletterLists)
    .orderBy(asc(newsletterLists.order), asc(newsletterLists.id));
  return rows.map(({ id, translations }) => ({ id, ...translations[language] }));
}

export async function allLists(tx: Sql): Promise<number[]> {
  return (await tx.select({ id: newsletterLists.id }).from(newsletterLists)).map(({ id }) => id);
}

/** @throws ApiError at `lists` when one of them is none of the transaction's site */
export async function checkLists(tx: Sql, wanted: number[]): Promise<void> {
  const known = new Set(await allLists(tx));
  if (wanted.some((id) => !known.has(id))) throw invalidFields({ lists: "LIST_UNKNOWN" });
}
