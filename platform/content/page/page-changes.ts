import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { CONTENTS } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { changedAt, isPublishedVersion } from "@/platform/content/last-change/changed-at";
import { contentPublished, contentRevisions } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";

interface ShownPage {
  id: number;
  role: PageRole | null;
  code: LanguageCode;
  path: string;
}

const { type, idItem, code, from, until, fields } = contentPublished;

/** Kinds that are listed on a page of a role, in each language. */
const LISTED = (CONTENTS as readonly ContentDefinition[]).flatMap(({ name, under }) =>
  under ? languageCodeSchema.options.map((language) => ({ name, under, language })) : [],
);

/**
 * Reads when what pages show was published or changed last: the page itself, the newest that it
 * lists, and the service that it is about.
 */
export async function readPageChanges(
  tx: Sql,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<(page: ShownPage) => Date | undefined> {
  const known = new Map<string, Date>();
  const note = (key: string, at: Date) => {
    if (at > (known.get(key) ?? 0)) known.set(key, at);
  };
  const isOfPage = and(eq(type, "page"), inArray(idItem, [...ids]));
  const published = await tx
    .select({ type, id: idItem, code, from, until, at: changedAt, url: sql`${fields}->>'url'` })
    .from(contentPublished)
    .leftJoin(contentRevisions, isPublishedVersion)
    .where(and(lte(from, now), sql`(${eq(type, "service")} or ${isOfPage})`));
  for (const shown of published) {
    if (shown.type === "page") note(`page ${shown.id} ${shown.code}`, shown.at);
    else if (!shown.until || shown.until > now) note(`path ${shown.url} ${shown.code}`, shown.at);
  }
  for (const { under, language, at } of await readNewest(tx, now)) {
    note(`role ${under} ${language}`, at);
  }
  return (page) => {
    const keys = [`page ${page.id}`, `path ${page.path}`, `role ${page.role}`];
    return keys
      .flatMap((key) => known.get(`${key} ${page.code}`) ?? [])
      .toSorted((a, b) => a.getTime() - b.getTime())
      .at(-1);
  };
}

/** Reads the newest content of each kind: one row of an index, however many there are. */
async function readNewest(tx: Sql, now: Date) {
  const [first, second, ...others] = LISTED.map(({ name, under, language }) =>
    tx
      .select({
        under: sql<PageRole>`${under}::text`.as("under"),
        language: sql<LanguageCode>`${language}::text`.as("language"),
        at: from,
      })
      .from(contentPublished)
      .where(and(eq(type, name as never), eq(code, language), lte(from, now)))
      .orderBy(desc(from))
      .limit(1),
  );
  return first && second ? unionAll(first, second, ...others) : [];
}
