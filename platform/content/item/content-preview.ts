import { inArray } from "drizzle-orm";
import type { z } from "zod";
import { contentNamed } from "@/lib/contract/content/contents";
import type { contentPreviewSchema } from "@/lib/contract/content/draft";
import { mediaInFields } from "@/lib/contract/field/media-in-fields";
import type { LanguageCode } from "@/lib/contract/locale";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";
import type { ContentRow } from "./content-draft";
import { shownContents } from "./shown-contents";
import { writtenFields } from "./written-content";

/** Shows the working copy as visitors would read it if published at an instant. */
export async function contentPreview(
  tx: Sql,
  row: ContentRow,
  { code, now }: { code: LanguageCode; now: Date },
): Promise<z.output<typeof contentPreviewSchema>> {
  const { type, id, idSite, rank, section, version, changedAt } = row;
  const content = contentNamed(type);
  const fields = writtenFields(content, row, code);
  const ids = mediaInFields(content.fields, fields);
  const shown = {
    ...{ type, idItem: id, code, idSite, section, rank, version, fields },
    ...{ slug: null, from: now, until: null },
    media: ids.length > 0 ? await tx.select().from(media).where(inArray(media.id, ids)) : [],
  };
  const [preview] = await shownContents(tx, content, { rows: [shown], language: code });
  return { type, changedAt: changedAt.toISOString(), shown: preview as never };
}
