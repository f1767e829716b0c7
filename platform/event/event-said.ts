import { and, eq } from "drizzle-orm";
import { contentNamed } from "@/lib/contract/content/contents";
import { pageAbove } from "@/lib/contract/content/definition";
import type { LanguageCode } from "@/lib/contract/locale";
import type { EventKey } from "@/platform/content/event/taken-places";
import { pagePath } from "@/platform/content/page/page-path";
import { contentPublished } from "@/platform/db/schema/content-item";
import type { EventTold } from "@/platform/db/schema/event";
import type { Sql } from "@/platform/db/sql";

export interface EventSaid extends EventTold {
  title: string;
  /** Path of its page without the locale prefix; null where it has none. */
  path: string | null;
  section: string | null;
}

/** Reads an event as published, in a language or another; undefined once it takes place no more. */
export async function readEventSaid(
  tx: Sql,
  { type, id }: EventKey,
  language: LanguageCode,
): Promise<EventSaid | undefined> {
  const published = await tx
    .select()
    .from(contentPublished)
    .where(and(eq(contentPublished.type, type), eq(contentPublished.idItem, id)));
  const content = contentNamed(type);
  const out = published.find(({ code }) => code === language) ?? published[0];
  if (!out || !content.span || !out.fields[content.span.from]) return undefined;
  const { fields, slug, section } = out;
  const role = pageAbove(content, fields);
  const above = role && (await pagePath(tx, role, out.code));
  return {
    title: String(fields[content.title]),
    startsAt: String(fields[content.span.from]),
    endsAt: String(fields[content.span.until]),
    place: typeof fields.place === "string" ? fields.place : null,
    path: above && slug ? `${above === "/" ? "" : above}/${slug}` : null,
    section,
  };
}

/** Picks what people plan by: when and where. */
export const toldOf = ({ startsAt, endsAt, place }: EventTold): EventTold => ({
  startsAt,
  endsAt,
  place,
});
