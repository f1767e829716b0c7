import { and, count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginPageCopies } from "@/platform/content/page-copy/begin-page-copies";
import { pages } from "@/platform/db/schema/content";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import { searchEntries } from "@/platform/db/schema/search-entry";
import { fillPages } from "@/simulations/size/fill-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { fillSearch } from "./fill-search";

/** More pages than are read at once. */
const MANY = 510;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const isMany = sql`${pages.route} like 'many-%'`;
const entriesOfMany = () =>
  platform.database.everySite
    .select({ entries: count() })
    .from(searchEntries)
    .innerJoin(pages, and(eq(pages.id, searchEntries.idSubject), eq(searchEntries.kind, "page")))
    .where(isMany);

it("a start gives many pages their copies and entries, and forgets those of pages that are gone", async () => {
  const { database, clock } = platform;
  const { everySite } = database;
  const start = async () => {
    await beginPageCopies(database, 901, clock.now());
    await fillSearch(database, 901, clock.now());
  };
  await fillPages(everySite, 901, "many-", MANY);
  await start();
  const made = await everySite
    .select({ code: contentPublished.code, copies: count() })
    .from(contentItems)
    .innerJoin(pages, and(eq(pages.id, contentItems.id), eq(contentItems.type, "page")))
    .innerJoin(
      contentPublished,
      and(eq(contentPublished.type, "page"), eq(contentPublished.idItem, pages.id)),
    )
    .where(isMany)
    .groupBy(contentPublished.code)
    .orderBy(contentPublished.code);
  expect(made).toEqual([
    { code: "en", copies: MANY },
    { code: "fr_FR", copies: MANY },
  ]);
  expect(await entriesOfMany()).toEqual([{ entries: 2 * MANY }]);

  await everySite.update(pages).set({ isText: true }).where(eq(pages.route, "many-7"));
  await start();
  expect(await entriesOfMany()).toEqual([{ entries: 2 * MANY - 2 }]);
});
