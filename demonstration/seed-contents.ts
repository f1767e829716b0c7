import { and, eq } from "drizzle-orm";
import type { ContentData, MomentAhead, PictureData } from "@/demonstration/data/content-data";
import type { SiteData } from "@/demonstration/data/site-data";
import { contentNamed } from "@/lib/contract/content/contents";
import { pageAbove } from "@/lib/contract/content/definition";
import { languageCodeSchema } from "@/lib/contract/locale";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant, parisIso, parisWeekday } from "@/lib/rules/calendar/paris-time";
import { slug as slugOf } from "@/lib/rules/text/slug";
import { keepEvent } from "@/platform/content/event/keep-event";
import { planEnds } from "@/platform/content/item/plan-ends";
import { publishedFields } from "@/platform/content/item/written-content";
import { insertAll } from "@/platform/db/insert-all";
import { pageTranslations } from "@/platform/db/schema/content";
import {
  contentAddresses,
  contentItems,
  contentPublished,
  contentRevisions,
  type FieldValues,
} from "@/platform/db/schema/content-item";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";

/** Start of contents without a start of their own. */
const FROM_EVER = "2020-01-01T00:00:00Z";

type Stored = Omit<ContentData, "from" | "until"> & {
  id: number;
  rank: number;
  section: string | null;
  from: Date;
  until: Date | null;
};

/**
 * Writes the contents of a site, published in both languages, and their pictures.
 * @param now instant at which they are written, from which their moments ahead are counted
 */
export async function seedContents(tx: Sql, data: SiteData, now: Date): Promise<void> {
  const idSite = data.site.id;
  const contents = contentsOf(data);
  const pictures = await seedPictures(tx, idSite, contents);
  const stored: Stored[] = [];
  const ids = await pageIds(tx, idSite);
  const ranks = new Map<string, number>();
  for (const content of contents) {
    const { type, name, words, from = FROM_EVER, until } = content;
    const values = referring(content.values, { pictures, ids, now }) as FieldValues;
    const rank = ranks.get(type) ?? 0;
    ranks.set(type, rank + 1);
    const by = contentNamed(type).section;
    const value = by === undefined ? null : values[by];
    const section = value === null || value === undefined ? null : String(value);
    const [row] = await tx
      .insert(contentItems)
      .values({ idSite, type, rank, section, values, words, changedAt: now })
      .returning({ id: contentItems.id });
    if (!row) throw new Error(`No ${type} was stored`);
    if (name) ids.set(name, row.id);
    const shown = { from: momentOf(from, now), until: until ? momentOf(until, now) : null };
    stored.push({ ...content, ...shown, values, id: row.id, rank, section });
  }
  await insertAll(
    stored.map(({ type, id, values, words, from }) => ({
      idSite,
      type,
      idItem: id,
      version: 1,
      values,
      words,
      at: from < now ? from : now,
      published: languageCodeSchema.options,
    })),
    (rows) => tx.insert(contentRevisions).values(rows),
  );
  const published = stored.flatMap((content) => publishedRows(idSite, content));
  await insertAll(published, (rows) => tx.insert(contentPublished).values(rows));
  await planEnds(tx, published, now);
  for (const { type, idItem: id, code, fields } of published) {
    if (code !== "fr_FR") continue;
    await keepEvent({ tx, idSite, now }, contentNamed(type), { type, id, fields });
  }
  const addresses = published.flatMap(({ type, idItem, code, slug }) => {
    const { under } = contentNamed(type);
    return under && slug ? [{ idSite, under, code, slug, type, idItem, isCurrent: true }] : [];
  });
  await insertAll(addresses, (rows) => tx.insert(contentAddresses).values(rows));
}

function publishedRows(
  idSite: number,
  { type, id, rank, section, from, until, ...written }: Stored,
) {
  const content = contentNamed(type);
  return languageCodeSchema.options.map((code) => {
    const fields = publishedFields(content, written, code);
    const typed = String(fields.slug ?? "");
    const title = slugOf(String(fields[content.title])).replace(/^-|-$/g, "");
    const slug = pageAbove(content, fields) ? typed || title : null;
    return {
      idSite,
      type,
      idItem: id,
      code,
      section,
      rank,
      slug,
      from,
      until,
      version: 1,
      fields: slug ? { ...fields, slug } : fields,
    };
  });
}

function contentsOf({ services, elements, news, contents = [] }: SiteData): ContentData[] {
  return [
    ...services.map(({ tags, membersOnly = false, words }) =>
      pictured("service", words, { tags, membersOnly }),
    ),
    ...elements.map(({ route, words }) => pictured("element", words, { route })),
    ...news.map(({ publishedAt, promoted, words }) => ({
      ...pictured("news", words, { promoted }),
      from: publishedAt,
    })),
    ...contents,
  ];
}

type Words =
  | SiteData["news"][number]["words"]
  | SiteData["elements"][number]["words"]
  | SiteData["services"][number]["words"];

/** Makes a content with a picture of its own in each language. */
function pictured(type: ContentData["type"], words: Words, values: FieldValues): ContentData {
  const { image, ...fr } = words.fr_FR;
  const { image: inEnglish, ...en } = words.en;
  const picture = image && { fr_FR: image, en: inEnglish ?? image };
  return { type, values: { ...values, image: picture }, words: { fr_FR: fr, en } };
}

/** Writes the pictures of contents into the media library. @returns their ids, by their paths */
async function seedPictures(
  tx: Sql,
  idSite: number,
  contents: ContentData[],
): Promise<Map<string, number>> {
  const found = new Map<string, PictureData>();
  for (const { values } of contents) {
    for (const picture of picturesIn(values)) found.set(picture.fr_FR.src, picture);
  }
  const ids = new Map<string, number>();
  for (const [src, { fr_FR, en }] of found) {
    const [row] = await tx
      .insert(media)
      .values({
        idSite,
        kind: /\.(?:mp4|webm)$/.test(src) ? "VIDEO" : "IMAGE",
        src,
        name: src.slice(src.lastIndexOf("/") + 1),
        width: fr_FR.width,
        height: fr_FR.height,
        alt: { fr_FR: fr_FR.alt, en: en.alt },
        addedAt: new Date(FROM_EVER),
      })
      .returning({ id: media.id });
    if (row) ids.set(src, row.id);
  }
  return ids;
}

/** Reads the ids of a site's pages, by the French path of each. */
async function pageIds(tx: Sql, idSite: number): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: pageTranslations.idPage, url: pageTranslations.url })
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idSite, idSite), eq(pageTranslations.code, "fr_FR")));
  return new Map(rows.map(({ id, url }) => [url, id]));
}

const momentOf = (moment: string | MomentAhead, now: Date): Date =>
  new Date(typeof moment === "string" ? moment : instantOf(moment, now));

const isMoment = (value: object): value is MomentAhead => "weeks" in value && "weekday" in value;

function instantOf({ weeks, weekday, at }: MomentAhead, now: Date): string {
  const monday = daysLater(parisDate(now), 1 - parisWeekday(now));
  const instant = parisInstant(daysLater(monday, 7 * weeks + weekday - 1), at);
  if (!instant) throw new Error(`There is no ${at} on that day`);
  return parisIso(instant);
}

const isPicture = (value: object): value is PictureData =>
  "fr_FR" in value &&
  typeof value.fr_FR === "object" &&
  value.fr_FR !== null &&
  "src" in value.fr_FR;

function picturesIn(value: unknown): PictureData[] {
  if (typeof value !== "object" || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** Replaces pictures and names by ids, and moments ahead by instants, within fields' values. */
function referring(
  value: unknown,
  known: { pictures: ReadonlyMap<string, number>; ids: ReadonlyMap<string, number>; now: Date },
): unknown {
  const { pictures, ids, now } = known;
  if (typeof value === "string" && value.startsWith("@")) return ids.get(value.slice(1)) ?? null;
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return pictures.get(value.fr_FR.src) ?? null;
  if (isMoment(value)) return instantOf(value, now);
  if (Array.isArray(value)) return value.map((item) => referring(item, known));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, referring(item, known)]),
  );
}
