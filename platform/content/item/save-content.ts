import { and, desc, eq, max, sql } from "drizzle-orm";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import type { ContentDraft, ContentValues } from "@/lib/contract/content/draft";
import { languageCodeSchema } from "@/lib/contract/locale";
import { hasPermission } from "@/lib/contract/permission";
import type { Role, User } from "@/lib/contract/user";
import { lockPageOrder } from "@/platform/content/page/lock-page-order";
import { refuseBelowItself } from "@/platform/content/page/refuse-below-itself";
import {
  contentItems,
  contentRevisions,
  type FieldValues,
} from "@/platform/db/schema/content-item";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { refuseStale } from "@/platform/http/version";
import { type ContentRow, contentDraft, readContentRow } from "./content-draft";
import { readWritten, type WrittenContent } from "./written-content";

export interface EditorWork extends UnitOfWork {
  user: Pick<User, "id" | "email">;
}

/** Work of somebody whose role says which fields they may change. */
interface WriterWork extends EditorWork {
  user: Pick<User, "id" | "email" | "role">;
}

/** Time within which a person's saves are one version, in milliseconds. */
const ONE_SITTING = 600_000;

/** Begins a content, at the end of its kind. @throws ApiError INVALID_FIELDS, FORBIDDEN */
export async function addContent(
  work: WriterWork,
  type: ContentName,
  typed: ContentValues,
): Promise<ContentDraft> {
  const { tx, idSite, now, user } = work;
  const content = contentNamed(type);
  const written = readWritten(content, typed);
  refuseKept(content, { role: user.role, before: undefined, written });
  const [last] = await tx
    .select({ rank: max(contentItems.rank) })
    .from(contentItems)
    .where(eq(contentItems.type, type));
  const [row] = await tx
    .insert(contentItems)
    .values({
      type,
      // A page has the id by which visitors' calls know it.
      ...(content.isPage && { id: sql`nextval(pg_get_serial_sequence('page', 'id'))` as never }),
      idSite,
      ...written,
      section: sectionOf(content.section, written),
      rank: (last?.rank ?? -1) + 1,
      changedAt: now,
    })
    .returning();
  if (!row) throw new Error(`No ${type} was stored`);
  await tx.insert(contentRevisions).values(revisionOf(row, user.email, now));
  return contentDraft(tx, row, now);
}

/**
 * Saves the working copy of a content that was begun from a version.
 * @throws ApiError NOT_FOUND, INVALID_FIELDS; STALE where somebody else has saved it meanwhile;
 *   FORBIDDEN for a field that the user may not change
 */
export async function saveContent(
  work: WriterWork & { version: string },
  { type, id }: { type: ContentName; id: number },
  typed: ContentValues,
): Promise<ContentDraft> {
  const { tx, now } = work;
  const content = contentNamed(type);
  if (content.isPage) await lockPageOrder(work);
  const row = await readContentRow(tx, type, id, { lock: true });
  const written = readWritten(content, typed);
  // A save sent twice overwrites nothing.
  if (isSame(row, written)) return contentDraft(tx, row, now);
  refuseStale(work.version, await contentDraft(tx, row, now));
  refuseKept(content, { role: work.user.role, before: row, written });
  const section = sectionOf(content.section, written);
  if (content.isPage && section !== row.section) {
    await refuseBelowItself(tx, { id, idParent: section === null ? null : Number(section) });
  }
  const [saved] = await tx
    .update(contentItems)
    .set({
      ...written,
      section,
      version: row.version + 1,
      changedAt: now,
    })
    .where(and(eq(contentItems.type, type), eq(contentItems.id, id)))
    .returning();
  if (!saved) throw new Error(`The ${type} ${id} was not saved`);
  await keepRevision(work, saved);
  return contentDraft(tx, saved, now);
}

/** Returns the list that a content belongs to, as text; null where its kind is in one. */
export const sectionOf = (
  section: string | undefined,
  { values }: WrittenContent,
): string | null =>
  section && values[section] !== null && values[section] !== undefined
    ? String(values[section])
    : null;

/** Refuses a change of a field that needs a permission which the user has not. */
function refuseKept(
  { fields }: ContentDefinition,
  now: { role: Role; before: WrittenContent | undefined; written: WrittenContent },
): void {
  const { role, before, written } = now;
  for (const [name, { needs, isTranslated, default: initial }] of Object.entries(fields)) {
    if (!needs || hasPermission(role, needs)) continue;
    const places: [now: FieldValues, was: FieldValues | undefined][] = isTranslated
      ? languageCodeSchema.options.map((code) => [written.words[code], before?.words[code]])
      : [[written.values, before?.values]];
    const isChanged = places.some(
      ([values, was]) =>
        sortedJson(values[name] || null) !== sortedJson((was ? was[name] : initial) || null),
    );
    if (isChanged) throw new ApiError("FORBIDDEN");
  }
}

const isSame = (row: ContentRow, { values, words }: WrittenContent): boolean =>
  sortedJson({ values: row.values, words: row.words }) === sortedJson({ values, words });

/** Writes JSON with its keys in one order, as the database keeps them in its own. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const revisionOf = (
  { type, id, idSite, version, values, words }: ContentRow,
  by: string,
  at: Date,
) => ({
  type,
  idItem: id,
  idSite,
  version,
  values,
  words,
  at,
  by,
});

/** Keeps the saved version in place of the same person's unpublished one of a little before. */
export async function keepRevision({ tx, user, now }: EditorWork, row: ContentRow): Promise<void> {
  const isOfItem = and(eq(contentRevisions.type, row.type), eq(contentRevisions.idItem, row.id));
  const [last] = await tx
    .select()
    .from(contentRevisions)
    .where(isOfItem)
    .orderBy(desc(contentRevisions.version))
    .limit(1);
  const isOfSitting =
    last?.by === user.email &&
    last.published.length === 0 &&
    now.getTime() - last.at.getTime() < ONE_SITTING;
  if (isOfSitting) {
    await tx
      .delete(contentRevisions)
      .where(and(isOfItem, eq(contentRevisions.version, last.version)));
  }
  const at = isOfSitting ? last.at : now;
  await tx.insert(contentRevisions).values(revisionOf(row, user.email, at));
}

export async function markPublished(
  { tx }: UnitOfWork,
  { type, id, version }: ContentRow,
  code: string,
): Promise<void> {
  await tx
    .update(contentRevisions)
    .set({
      published: sql`array(select distinct unnest(${contentRevisions.published} || ${code}::text))`,
    })
    .where(
      and(
        eq(contentRevisions.type, type),
        eq(contentRevisions.idItem, id),
        eq(contentRevisions.version, version),
      ),
    );
}
