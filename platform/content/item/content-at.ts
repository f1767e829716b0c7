import { and, eq } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import type { ContentAt } from "@/lib/contract/content/draft";
import type { LanguageCode } from "@/lib/contract/locale";
import type { SaidLayout } from "@/lib/layout/layout";
import { shownTexts } from "@/lib/layout/shown-texts";
import { readListPage } from "@/lib/rules/content/list-page";
import { readContentPlace } from "@/platform/content/address/content-place";
import { readPagePlace } from "@/platform/content/page/page-place";
import { contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { readContentRow } from "./content-draft";
import { isShown } from "./is-shown";

interface Reader {
  language: LanguageCode;
  now: Date;
}

/** Reads what is edited of the content or page that is shown at a path; undefined for none. */
export async function readContentAt(
  tx: Sql,
  asked: string,
  of: Reader,
): Promise<ContentAt["content"] | undefined> {
  const { path } = readListPage(asked);
  const place = await readContentPlace(tx, path, of);
  if (place?.kind === "CONTENT") return editedOf(tx, place, of);
  const found = await readPagePlace(tx, path, of.language);
  return found?.page.cms.isCmsPage
    ? editedOf(tx, { type: "page", id: found.page.id }, of)
    : undefined;
}

async function editedOf(tx: Sql, { type, id }: { type: ContentName; id: number }, of: Reader) {
  const { values } = await readContentRow(tx, type, id);
  const isLayout = values.type === "GRAPE";
  const { blocks } = isLayout ? ((values.layout ?? {}) as typeof values) : values;
  const written = (Array.isArray(blocks) ? blocks : []) as { slug: string; isHidden: boolean }[];
  const shown = written.filter((one) => !one.isHidden);
  const texts = isLayout ? await readShownTexts(tx, id, of) : [];
  return { type, id, blocks: shown.map(({ slug }) => slug), texts };
}

/** Reads the texts of a page's layout as visitors see them, whatever its working copy says. */
async function readShownTexts(tx: Sql, id: number, { language, now }: Reader) {
  const [out] = await tx
    .select({ fields: contentPublished.fields })
    .from(contentPublished)
    .where(and(eq(contentPublished.idItem, id), isShown("page", language, now)));
  const layout = out?.fields.layout as unknown as SaidLayout | null | undefined;
  return layout ? shownTexts(layout) : [];
}
