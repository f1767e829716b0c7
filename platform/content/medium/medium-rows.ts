import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Medium } from "@/lib/contract/admin/medium";
import { languageCodeSchema } from "@/lib/contract/locale";
import type { MediumKind } from "@/lib/rules/site/medium-file";
import { foldedText } from "@/lib/rules/text/folded-text";
import { foldedSql } from "@/platform/db/folded";
import { countRows } from "@/platform/db/kept-totals";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { versionOf } from "@/platform/http/version";

export type MediumRow = typeof media.$inferSelect;

export function shownMedium(row: MediumRow): Medium {
  const { id, kind, src, name, width, height, bytes, alt, focusX, focusY, licence, addedAt } = row;
  return {
    id,
    kind,
    src,
    name,
    width,
    height,
    bytes,
    alt,
    focus: { x: focusX, y: focusY },
    licence,
    addedAt: addedAt.toISOString(),
    version: versionOf({ src, alt: [alt.fr_FR, alt.en], focus: [focusX, focusY], licence }),
  };
}

/** @throws ApiError NOT_FOUND */
export async function readMediumRow(
  tx: Sql,
  id: number,
  options: { lock?: boolean } = {},
): Promise<MediumRow> {
  const query = tx.select().from(media).where(eq(media.id, id));
  const [row] = await (options.lock ? query.for("update") : query);
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

/** Reads a page of the library, the last added first. */
export async function listMediumRows(
  tx: Sql,
  asked: {
    search?: string | undefined;
    kind?: MediumKind | undefined;
    alt?: "MISSING" | undefined;
    page: number;
    nbItem: number;
  },
): Promise<{ items: Medium[]; total: number }> {
  const { search, kind, alt, page, nbItem } = asked;
  const condition = and(
    kind && eq(media.kind, kind),
    alt && isUndescribed(),
    search?.trim() ? isCalled(search) : undefined,
  );
  const rows = await tx
    .select()
    .from(media)
    .where(condition)
    .orderBy(desc(media.addedAt), desc(media.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { items: rows.map(shownMedium), total: await countRows(tx, media, condition) };
}

const saidIn = (code: string): SQL => sql`${media.alt}->>${code}`;

/** Condition for pictures without a description in one of the languages. */
const isUndescribed = (): SQL | undefined =>
  and(
    eq(media.kind, "IMAGE"),
    or(...languageCodeSchema.options.map((code) => sql`coalesce(${saidIn(code)}, '') = ''`)),
  );

/** Condition for media by name, description or author, whatever the accents and the case. */
function isCalled(search: string): SQL | undefined {
  const pattern = `%${foldedText(search.trim()).replace(/[\\%_]/g, "\\$&")}%`;
  const texts = [
    sql`${media.name}`,
    sql`coalesce(${media.licence}, '')`,
    ...languageCodeSchema.options.map(saidIn),
  ];
  return or(...texts.map((text) => sql`${foldedSql(text)} like ${pattern}`));
}
