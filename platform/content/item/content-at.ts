import type { ContentName } from "@/lib/contract/content/contents";
import type { ContentAt } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import { readListPage } from "@/lib/rules/content/list-page";
import { readContentPlace } from "@/platform/content/address/content-place";
import { readPagePlace } from "@/platform/content/page/page-place";
import type { Sql } from "@/platform/db/sql";
import { readContentRow } from "./content-draft";

/** Reads what is edited of the content or page that is shown at a path; undefined for none. */
export async function readContentAt(
  tx: Sql,
  asked: string,
  of: { language: LanguageCode; now: Date },
): Promise<ContentAt["content"] | undefined> {
  const { path } = readListPage(asked);
  const place = await readContentPlace(tx, path, of);
  if (place?.kind === "CONTENT") return editedOf(tx, place.type, place.id);
  const found = await readPagePlace(tx, path, of.language);
  return found?.page.cms.isCmsPage ? editedOf(tx, "page", found.page.id) : undefined;
}

async function editedOf(tx: Sql, type: ContentName, id: number) {
  const { values } = await readContentRow(tx, type, id);
  const { blocks } = values.type === "GRAPE" ? ((values.layout ?? {}) as typeof values) : values;
  const written = (Array.isArray(blocks) ? blocks : []) as { slug: string; isHidden: boolean }[];
  const shown = written.filter((one) => !one.isHidden);
  return { type, id, blocks: shown.map(({ slug }) => slug) };
}
