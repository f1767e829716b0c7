import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PageOrder, PagePlacing } from "@/lib/contract/content/draft";
import { recordAudit } from "@/platform/audit/record-audit";
import { announceContent } from "@/platform/content/item/announce-content";
import {
  type ContentRow,
  readContentRow,
  readPublications,
} from "@/platform/content/item/content-draft";
import { titleOf } from "@/platform/content/item/publish-content";
import { type EditorWork, keepRevision, markPublished } from "@/platform/content/item/save-content";
import { isBelow } from "@/platform/content/page/is-below";
import { lockPageOrder } from "@/platform/content/page/lock-page-order";
import { refuseBelowItself } from "@/platform/content/page/refuse-below-itself";
import { announce } from "@/platform/db/announce";
import { pages } from "@/platform/db/schema/content";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { refuseStale } from "@/platform/http/version";
import { parentIn, readPageOrder } from "./read-page-order";

/**
 * Puts a page elsewhere in the tree, for its writers and for visitors at once; its address stays,
 * and so does all that is not published of it.
 * @throws ApiError NOT_FOUND; STALE where the tree has changed since it was read; INVALID_FIELDS for
 *   a place below the page itself, or below a page that visitors cannot know yet
 */
export async function movePage(
  work: EditorWork & { version: string },
  { id }: { id: number },
  { idParent, before }: PagePlacing,
): Promise<PageOrder> {
  const { tx } = work;
  await lockPageOrder(work);
  const row = await readContentRow(tx, "page", id, { lock: true });
  refuseStale(work.version, await readPageOrder(work));
  if (idParent !== null) await readContentRow(tx, "page", idParent);
  await refuseBelowItself(tx, { id, idParent }, "idParent");
  await refuseUnknown(tx, { id, idParent });

  const tree = await tx
    .select({ id: contentItems.id, section: contentItems.section, rank: contentItems.rank })
    .from(contentItems)
    .where(eq(contentItems.type, "page"))
    .orderBy(asc(contentItems.rank), asc(contentItems.id));
  const known = new Set(tree.map((one) => one.id));
  const among = (above: number | null) =>
    tree.filter(({ section }) => parentIn(known, section) === above).map((one) => one.id);
  const from = parentIn(known, row.section);
  const was = among(from).indexOf(id);
  const siblings = among(idParent).filter((one) => one !== id);
  const place = before === null ? siblings.length : siblings.indexOf(before);
  if (place < 0) throw new ApiError("NOT_FOUND");
  siblings.splice(place, 0, id);
  const rankOf = new Map(tree.map((one) => [one.id, one.rank]));
  for (const [rank, sibling] of siblings.entries()) {
    if (rankOf.get(sibling) !== rank) await setRank(tx, sibling, rank);
  }
  const section = idParent === null ? null : String(idParent);
  if (row.section !== section) await putBelow(work, row, idParent);
  await recordAudit(work, {
    user: work.user,
    action: "MOVE",
    subject: `page ${id}`,
    before: { below: await calledPage(work, from), place: was + 1 },
    after: { below: await calledPage(work, idParent), place: place + 1 },
  });
  announceContent(tx, row);
  announce(tx, { kind: "page", id });
  return readPageOrder(work);
}

/** Refuses a place that visitors' pages cannot have while the working copies can. */
async function refuseUnknown(
  tx: Sql,
  { id, idParent }: { id: number; idParent: number | null },
): Promise<void> {
  if (idParent === null || (await tx.$count(pages, eq(pages.id, id))) === 0) return;
  if ((await tx.$count(pages, eq(pages.id, idParent))) === 0) {
    throw invalidFields({ idParent: "PAGE_ABOVE_NOT_OUT" });
  }
  if (await isBelow(tx, idParent, id)) throw invalidFields({ idParent: "PAGE_BELOW_ITSELF" });
}

async function setRank(tx: Sql, id: number, rank: number): Promise<void> {
  await tx
    .update(contentItems)
    .set({ rank })
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, id)));
  await tx
    .update(contentPublished)
    .set({ rank })
    .where(and(eq(contentPublished.type, "page"), eq(contentPublished.idItem, id)));
  await tx.update(pages).set({ order: rank }).where(eq(pages.id, id));
}

/** Puts a page below another one: in its working copy, which stays published where it was. */
async function putBelow(work: EditorWork, row: ContentRow, idParent: number | null): Promise<void> {
  const { tx, now } = work;
  const { id } = row;
  const section = idParent === null ? null : String(idParent);
  const version = row.version + 1;
  const [saved] = await tx
    .update(contentItems)
    .set({ values: { ...row.values, idParent }, section, version, changedAt: now })
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, id)))
    .returning();
  if (!saved) throw new Error(`The page ${id} was not moved`);
  await keepRevision(work, saved);
  const published = await readPublications(tx, "page", [id]);
  const unchanged = published.filter((one) => one.version === row.version);
  for (const { code } of unchanged) await markPublished(work, saved, code);
  const isOut = and(eq(contentPublished.type, "page"), eq(contentPublished.idItem, id));
  await tx
    .update(contentPublished)
    .set({
      section,
      fields: sql`${contentPublished.fields} || ${JSON.stringify({ idParent })}::jsonb`,
    })
    .where(isOut);
  const codes = unchanged.map(({ code }) => code);
  await tx
    .update(contentPublished)
    .set({ version })
    .where(and(isOut, inArray(contentPublished.code, codes)));
  await tx.update(pages).set({ idParent }).where(eq(pages.id, id));
}

/** Returns the name of a page for the log; null for the top of the tree. */
async function calledPage({ tx, language }: EditorWork, id: number | null): Promise<string | null> {
  return id === null ? null : titleOf(await readContentRow(tx, "page", id), language);
}
