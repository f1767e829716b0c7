import { and, eq, gte, inArray, isNull, max, sql } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { announceContent } from "./announce-content";
import { readContentRow } from "./content-draft";

/** Places a content before another of its list, or at the end. @throws ApiError NOT_FOUND */
export async function placeContent(
  { tx }: UnitOfWork,
  { type, id }: { type: ContentName; id: number },
  before: number | null,
): Promise<void> {
  const row = await readContentRow(tx, type, id, { lock: true });
  const isOfList = and(
    eq(contentItems.type, type),
    row.section === null ? isNull(contentItems.section) : eq(contentItems.section, row.section),
  );
  let rank: number;
  if (before === null) {
    const [last] = await tx
      .select({ rank: max(contentItems.rank) })
      .from(contentItems)
      .where(isOfList);
    rank = (last?.rank ?? -1) + 1;
  } else {
    ({ rank } = await readContentRow(tx, type, before));
    await tx
      .update(contentItems)
      .set({ rank: sql`${contentItems.rank} + 1` })
      .where(and(isOfList, gte(contentItems.rank, rank)));
  }
  await tx
    .update(contentItems)
    .set({ rank })
    .where(and(eq(contentItems.type, type), eq(contentItems.id, id)));
  const ids = tx.select({ id: contentItems.id }).from(contentItems).where(isOfList);
  await tx
    .update(contentPublished)
    .set({
      rank: sql`(select rank from content_item where type = ${contentPublished.type} and id = ${contentPublished.idItem})`,
    })
    .where(and(eq(contentPublished.type, type), inArray(contentPublished.idItem, ids)));
  announceContent(tx, row);
}
