import { and, eq } from "drizzle-orm";
import type { ContentPlace } from "@/lib/contract/content/place";
import { ROLES_ABOVE_CONTENTS } from "@/lib/contract/content/place-roles";
import type { LanguageCode } from "@/lib/contract/locale";
import { changedAt, isPublishedVersion } from "@/platform/content/last-change/changed-at";
import { pagePath } from "@/platform/content/page/page-path";
import { readPagePlace } from "@/platform/content/page/page-place";
import {
  contentAddresses,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";

/** Finds the content at a path below a list; undefined where none ever was, or is to come. */
export async function readContentPlace(
  tx: Sql,
  path: string,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<ContentPlace | undefined> {
  const [, above, slug] = /^(.*)\/([a-z0-9-]{1,100})$/.exec(path) ?? [];
  if (above === undefined || slug === undefined) return undefined;
  const place = await readPagePlace(tx, above || "/", language);
  const role = place?.page.role;
  if (!place || !role || !ROLES_ABOVE_CONTENTS.has(role)) return undefined;
  const [address] = await tx
    .select()
    .from(contentAddresses)
    .where(
      and(
        eq(contentAddresses.under, role),
        eq(contentAddresses.code, language),
        eq(contentAddresses.slug, slug),
      ),
    );
  if (!address) return undefined;
  const { type, idItem: id } = address;
  const published = await tx
    .select()
    .from(contentPublished)
    .where(and(eq(contentPublished.type, type), eq(contentPublished.idItem, id)));
  const own = published.find(({ code }) => code === language);
  if (own && own.from > now) return undefined;
  if (!own?.slug || (own.until && own.until <= now)) return { kind: "GONE" };
  if (own.slug !== slug) return { kind: "MOVED", path: `${above}/${own.slug}` };
  const paths: Partial<Record<LanguageCode, string>> = {};
  for (const { code, slug: last, from, until } of published) {
    const isOut = from <= now && !(until && until <= now);
    const list = isOut && last ? await pagePath(tx, role, code) : undefined;
    if (list) paths[code] = `${list === "/" ? "" : list}/${last}`;
  }
  const changedAt = (await readChangedAt(tx, own)).toISOString();
  return { kind: "CONTENT", type, id, section: own.section, place, changedAt, paths };
}

/** Reads the time of the last change; one before the first publication does not count. */
async function readChangedAt(
  tx: Sql,
  { type, idItem, code, from }: typeof contentPublished.$inferSelect,
): Promise<Date> {
  const [written] = await tx
    .select({ at: changedAt })
    .from(contentPublished)
    .leftJoin(contentRevisions, isPublishedVersion)
    .where(
      and(
        eq(contentPublished.type, type),
        eq(contentPublished.idItem, idItem),
        eq(contentPublished.code, code),
      ),
    );
  return written?.at ?? from;
}
