import type { MediumUse } from "@/lib/contract/admin/medium";
import type { LanguageCode } from "@/lib/contract/locale";
import { stemOf } from "@/lib/rules/site/picture-crop";
import { announceContent } from "@/platform/content/item/announce-content";
import {
  type NamedMedium,
  readContentsWithMedium,
} from "@/platform/content/item/contents-with-medium";
import { readPagesWithText } from "@/platform/content/page/pages-with-text";
import type { Sql } from "@/platform/db/sql";

/** Reads the places where a medium is used, named in a language. */
export async function readMediumUses(
  tx: Sql,
  medium: NamedMedium,
  language: LanguageCode,
): Promise<MediumUse[]> {
  const contents = await readContentsWithMedium(tx, medium, language);
  const written = new Set(contents.flatMap(({ type, id }) => (type === "page" ? [id] : [])));
  // Within the blocks above and below the page itself.
  const onPages = (await readPagesWithText(tx, stemOf(medium.src), language)).filter(
    ({ id }) => !written.has(id),
  );
  return [
    ...contents.map(({ type, id, title, shownIn }) => ({
      type,
      id,
      title,
      isShown: shownIn.length > 0,
    })),
    ...onPages.map(({ id, title, isValid }) => ({
      type: "page" as const,
      id,
      title,
      isShown: isValid,
    })),
  ];
}

/** Has every page that shows a medium made anew. */
export async function announceMedium(tx: Sql, medium: NamedMedium): Promise<void> {
  for (const { type, shownIn } of await readContentsWithMedium(tx, medium, "fr_FR")) {
    for (const section of shownIn) announceContent(tx, { type, section });
  }
}
