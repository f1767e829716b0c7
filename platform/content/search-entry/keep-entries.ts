import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import { insertAll } from "@/platform/db/insert-all";
import { searchEntries } from "@/platform/db/schema/search-entry";
import type { Sql } from "@/platform/db/sql";

export type SearchEntry = Omit<typeof searchEntries.$inferInsert, "id">;

/** Stores search entries; an existing one gets the new words. */
export async function keepEntries(tx: Sql, entries: SearchEntry[]): Promise<void> {
  const { idSite, kind, idSubject, code, part, title, text, anchor } = searchEntries;
  await insertAll(entries, (rows) =>
    tx
      .insert(searchEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [idSite, kind, idSubject, code, part],
        set: { title: sql`excluded.title`, text: sql`excluded.text`, anchor: sql`excluded.anchor` },
        // Words that stay are not taken apart again.
        setWhere: sql`(${title}, ${text}, ${anchor}) is distinct from (excluded.title, excluded.text, excluded.anchor)`,
      }),
  );
}

export async function dropContentEntries(
  tx: Sql,
  { type, id, code }: { type: ContentName; id: number; code?: LanguageCode },
): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.kind, type),
        eq(searchEntries.idSubject, id),
        code && eq(searchEntries.code, code),
      ),
    );
}

/** Removes entries of a page that are not among the present ones. */
export async function dropPageEntries(
  tx: Sql,
  site: number,
  kept: Pick<SearchEntry, "kind" | "idSubject" | "code" | "part">[],
  idPage: number,
): Promise<void> {
  const key = sql<string>`${searchEntries.kind} || ' ' || ${searchEntries.idSubject} || ' ' || ${searchEntries.code} || ' ' || ${searchEntries.part}`;
  const keys = kept.map(({ kind, idSubject, code, part = 0 }) =>
    [kind, idSubject, code, part].join(" "),
  );
  await tx
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.idSite, site),
        inArray(searchEntries.kind, ["page", "question"]),
        eq(searchEntries.idSubject, idPage),
        keys.length > 0 ? notInArray(key, keys) : undefined,
      ),
    );
}
