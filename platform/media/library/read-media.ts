import { inArray, type SQL, sql } from "drizzle-orm";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";

type MediumRow = Pick<
  typeof media.$inferSelect,
  "id" | "kind" | "src" | "alt" | "width" | "height" | "focusX" | "focusY"
>;

/** Reads pictures and videos of the library by their ids, as a page shows them in a language. */
export async function readMedia(
  tx: Sql,
  ids: readonly number[],
  language: LanguageCode,
): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(media).where(inArray(media.id, wanted));
  return picturesById(rows, language);
}

/** SQL for media as JSON. @param ids a query or a list of ids, in SQL */
export const mediaAsJson = (ids: SQL): SQL<MediumRow[] | null> =>
  sql`(select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'src', m.src, 'alt', m.alt,
    'width', m.width, 'height', m.height, 'focusX', m.focus_x, 'focusY', m.focus_y))
    from ${media} m where m.id in (${ids}))`;

/** Shows media that were read, as a page does in a language, by their ids. */
export const picturesById = (rows: readonly MediumRow[], language: LanguageCode) =>
  new Map<number, Picture>(
    rows.map(({ id, kind, src, alt, width, height, focusX, focusY }) => [
      id,
      {
        src,
        alt: alt[language],
        width: width ?? 1,
        height: height ?? 1,
        ...(isMiddle(focusX, focusY) ? {} : { focus: { x: focusX, y: focusY } }),
        ...(kind === "VIDEO" ? { kind } : {}),
      },
    ]),
  );

/** Tells whether the focus is the middle, which cropping keeps anyway. */
const isMiddle = (x: number, y: number): boolean => x === 0.5 && y === 0.5;
