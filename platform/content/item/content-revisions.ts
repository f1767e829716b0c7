import { and, desc, eq } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import type { ContentRevision, ContentValues } from "@/lib/contract/content/draft";
import { contentRevisions } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

const MOST_LISTED = 100;

/** Reads the versions of a content, the last first. */
export async function readContentRevisions(
  tx: Sql,
  type: ContentName,
  id: number,
): Promise<ContentRevision[]> {
  const rows = await tx
    .select({
      version: contentRevisions.version,
      at: contentRevisions.at,
      by: contentRevisions.by,
      published: contentRevisions.published,
    })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.type, type), eq(contentRevisions.idItem, id)))
    .orderBy(desc(contentRevisions.version))
    .limit(MOST_LISTED);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Reads a version of a content. @throws ApiError NOT_FOUND */
export async function readContentRevision(
  tx: Sql,
  { type, id, version }: { type: ContentName; id: number; version: number },
): Promise<ContentValues> {
  const [row] = await tx
    .select()
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.type, type),
        eq(contentRevisions.idItem, id),
        eq(contentRevisions.version, version),
      ),
    );
  if (!row) throw new ApiError("NOT_FOUND");
  return { values: row.values, words: row.words } as ContentValues;
}
