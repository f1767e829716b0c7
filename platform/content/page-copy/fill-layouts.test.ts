import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Layout } from "@/lib/layout/layout";
import { pageTranslations } from "@/platform/db/schema/content";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { beginPageCopies } from "./begin-page-copies";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

it("joins the HTML that older working copies had in each language, and their versions", async () => {
  const { everySite } = platform.database;
  const [page] = await everySite
    .select({ id: pageTranslations.idPage })
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idSite, 901), eq(pageTranslations.url, "/grape")));
  const id = page?.id ?? 0;
  const isPage = (table: typeof contentRevisions | typeof contentPublished) =>
    and(eq(table.type, "page"), eq(table.idItem, id));
  const [item] = await everySite
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, id)));
  if (!item) throw new Error("The page has no working copy");
  const { layout: _layout, ...values } = item.values;
  const older = {
    values,
    words: {
      fr_FR: { ...item.words.fr_FR, html: "<h2>Ancien</h2><p>a</p>", css: "p{color:gold}" },
      en: { ...item.words.en, html: "<h2>Old</h2><p>b</p>", css: "p{color:gold}" },
    },
  };
  await everySite
    .update(contentItems)
    .set(older)
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, id)));
  await everySite.update(contentRevisions).set(older).where(isPage(contentRevisions));
  for (const code of ["fr_FR", "en"] as const) {
    await everySite
      .update(contentPublished)
      .set({ fields: { ...values, ...older.words[code] } })
      .where(and(isPage(contentPublished), eq(contentPublished.code, code)));
  }

  await beginPageCopies(platform.database, 901, platform.clock.now());

  const joined = {
    html: '<h2 data-text="t1"></h2><p data-text="t2"></p>',
    css: "p{color:gold}",
    texts: [
      { key: "t1", text: { fr_FR: "Ancien", en: "Old" } },
      { key: "t2", text: { fr_FR: "a", en: "b" } },
    ],
  };
  const [now] = await everySite
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, id)));
  expect(now?.values.layout as unknown as Layout).toMatchObject(joined);
  expect(now?.words.fr_FR).not.toHaveProperty("html");
  const [revision] = await everySite
    .select()
    .from(contentRevisions)
    .where(isPage(contentRevisions));
  expect(revision?.values.layout).toMatchObject(joined);
  const published = await everySite.select().from(contentPublished).where(isPage(contentPublished));
  expect(published.map(({ code, fields }) => [code, (fields.layout as Layout).texts[0]])).toEqual(
    expect.arrayContaining([
      ["fr_FR", { key: "t1", text: "Ancien" }],
      ["en", { key: "t1", text: "Old" }],
    ]),
  );
});
