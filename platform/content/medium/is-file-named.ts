import { sql } from "drizzle-orm";
import { stemOf } from "@/lib/rules/site/picture-crop";
import { auditEntries } from "@/platform/db/schema/audit";
import { vehicles } from "@/platform/db/schema/booking";
import { awards, declinations, products } from "@/platform/db/schema/catalogue";
import { components, pageTranslations } from "@/platform/db/schema/content";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import { documents } from "@/platform/db/schema/document";
import { media } from "@/platform/db/schema/medium";
import { logos } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";

/** Columns with paths of files besides the library: logos, now or before, documents, texts. */
const TABLES = [
  [logos, logos.onlineImage],
  [documents, documents.data],
  [products, products.translations],
  [declinations, declinations.image],
  [awards, awards.image],
  [vehicles, vehicles.image],
  [components, components.conf],
  [pageTranslations, pageTranslations.content],
  [pageTranslations, pageTranslations.customHeader],
  [pageTranslations, pageTranslations.customFooter],
  [contentItems, contentItems.words],
  [contentItems, contentItems.values],
  [contentPublished, contentPublished.fields],
  [contentRevisions, contentRevisions.words],
  [contentRevisions, contentRevisions.values],
] as const;

export async function isFileNamed(tx: Sql, src: string): Promise<boolean> {
  const named = [
    sql`select 1 from ${media} where ${media.src} = ${src}`,
    // "Back to the one before" needs the logo that was: the log says which.
    sql`select 1 from ${auditEntries} where ${auditEntries.subject} like 'logo %'
      and (${auditEntries.before}->>'image' = ${src} or ${auditEntries.after}->>'image' = ${src})`,
    ...TABLES.map(
      ([table, column]) =>
        sql`select 1 from ${table} where position(${stemOf(src)} in ${column}::text) > 0`,
    ),
  ];
  const [row] = await tx
    .select({
      is: sql<boolean>`${sql.join(
        named.map((query) => sql`exists (${query})`),
        sql` or `,
      )}`,
    })
    .from(sql`(select) as no_table`);
  return row?.is === true;
}
