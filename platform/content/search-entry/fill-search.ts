import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { contentPublished } from "@/platform/db/schema/content-item";
import {
  searchEntries,
  searchEntryWords,
  searchVocabulary,
} from "@/platform/db/schema/search-entry";
import type { Sql } from "@/platform/db/sql";
import { contentEntry } from "./content-entry";
import { dropPageEntries, keepEntries } from "./keep-entries";
import { readPageEntries } from "./page-entries";

const AT_ONCE = 500;

/**
 * Fills the search of a site: its pages as they are now, and the contents that were published before
 * there was a search. Words that nothing has any more are forgotten.
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
  const ofPages = await readPageEntries(tx, idSite);
  await keepEntries(tx, ofPages);
  await dropPageEntries(tx, idSite, ofPages);
  for (let missing = await readMissing(tx, idSite, now); missing.length > 0; ) {
    await keepEntries(tx, missing.map(contentEntry));
    missing = await readMissing(tx, idSite, now);
  }
}

const readMissing = (tx: Sql, idSite: number, now: Date) =>
  tx
    .select()
    .from(contentPublished)
    .where(
      and(
        eq(contentPublished.idSite, idSite),
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
