import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import { contentPublished } from "@/platform/db/schema/content-item";
import {
  searchEntries,
  searchEntryWords,
  searchVocabulary,
} from "@/platform/db/schema/search-entry";
import type { Sql } from "@/platform/db/sql";
import { contentEntry } from "./content-entry";
import { keepEntries } from "./keep-entries";
import { isFoundPage, readPageEntries } from "./page-entries";

const AT_ONCE = 500;

/**
 * Fills the search of a site by the pages and contents that it lacks, those that were published
 * before there was a search. Words that nothing has any more are forgotten.
 * @param now contents that are over by then are not found again
 */
export async function fillSearch(
  { everySite }: Database,
  idSite: number,
  now: Date,
): Promise<void> {
  await everySite.transaction(async (tx) => {
    await fillSite(tx, idSite, now);
    await forgetWords(tx, idSite);
  });
}

export async function fillSite(tx: Sql, idSite: number, now: Date): Promise<void> {
  await forgetPages(tx, idSite);
  for (let missing = await readMissingPages(tx, idSite); missing.length > 0; ) {
    await keepEntries(tx, await readPageEntries(tx, idSite, missing));
    missing = await readMissingPages(tx, idSite);
  }
  for (let missing = await readMissing(tx, idSite, now); missing.length > 0; ) {
    await keepEntries(tx, missing.map(contentEntry));
    missing = await readMissing(tx, idSite, now);
  }
}

async function readMissingPages(tx: Sql, idSite: number): Promise<number[]> {
  const { idPage, code } = pageTranslations;
  const missing = await tx
    .selectDistinct({ idPage })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, idPage))
    .where(
      and(
        eq(pages.idSite, idSite),
        isFoundPage,
        sql`not exists (select from ${searchEntries} where ${and(
          eq(searchEntries.idSite, pages.idSite),
          eq(searchEntries.kind, "page"),
          eq(searchEntries.idSubject, idPage),
          eq(searchEntries.code, code),
        )})`,
      ),
    )
    .limit(AT_ONCE);
  return missing.map((page) => page.idPage);
}

const forgetPages = (tx: Sql, idSite: number) =>
  tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.idSite, idSite),
        inArray(searchEntries.kind, ["page", "question"]),
        sql`not exists (select from ${pages} where ${and(eq(pages.id, searchEntries.idSubject), isFoundPage)})`,
      ),
    );

const readMissing = (tx: Sql, idSite: number, now: Date) =>
  tx
    .select()
    .from(contentPublished)
    .where(
      and(
        eq(contentPublished.idSite, idSite),
        ne(contentPublished.type, "page"),
        or(isNull(contentPublished.until), gt(contentPublished.until, now)),
        sql`not exists (select from ${searchEntries} where ${and(
          eq(searchEntries.idSite, contentPublished.idSite),
          sql`${searchEntries.kind} = ${contentPublished.type}`,
          eq(searchEntries.idSubject, contentPublished.idItem),
          eq(searchEntries.code, contentPublished.code),
        )})`,
      ),
    )
    .limit(AT_ONCE);

const forgetWords = (tx: Sql, idSite: number) =>
  tx
    .delete(searchVocabulary)
    .where(
      and(
        eq(searchVocabulary.idSite, idSite),
        sql`not exists (select from ${searchEntryWords} where ${and(
          eq(searchEntryWords.idSite, searchVocabulary.idSite),
          eq(searchEntryWords.code, searchVocabulary.code),
          eq(searchEntryWords.word, searchVocabulary.word),
        )})`,
      ),
    );
