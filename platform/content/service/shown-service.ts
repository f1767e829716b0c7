import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { isShown } from "@/platform/content/item/is-shown";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";

/** Condition that hides from a visitor the services reserved for members (§6). */
export const servicesFor = (isMember: boolean): SQL | undefined =>
  isMember ? undefined : eq(sql`(${contentPublished.fields}->>'membersOnly')::boolean`, sql`false`);

/**
 * Reads the title of a published service in each language: where it is published in one of them
 * alone, its title there.
 * @returns undefined for a service that there is not, or that the caller may not see
 */
export async function shownService(
  tx: Sql,
  id: number,
  { isMember, now }: { isMember: boolean; now: Date },
): Promise<{ id: number; title: PerLanguage<string> } | undefined> {
  const rows = await tx
    .select({ code: contentPublished.code, fields: contentPublished.fields })
    .from(contentPublished)
    .where(
      and(
        eq(contentPublished.idItem, id),
        or(isShown("service", "fr_FR", now), isShown("service", "en", now)),
        servicesFor(isMember),
      ),
    );
  const titleIn = (code: LanguageCode) => rows.find((row) => row.code === code)?.fields.title;
  const [french, english] = [titleIn("fr_FR"), titleIn("en")];
  if (french === undefined && english === undefined) return undefined;
  const title = { fr_FR: String(french ?? english), en: String(english ?? french) };
  return { id, title };
}
