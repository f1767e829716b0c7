import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { fillSite } from "@/platform/content/search-entry/fill-search";
import { pages } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import type { SiteFile } from "./site-file";
import { SITE_TABLE_NAMES, type SiteTableName, siteTable } from "./site-tables";
import { writeContents } from "./write-contents";
import { type NewId, writeRows } from "./write-rows";

/** Tables that contents refer to: they are written before. */
const BEFORE_CONTENTS: readonly SiteTableName[] = ["language", "parameter", "medium"];

/**
 * Writes what a site's file holds to a new site, whose own row is there. All of it is read as what
 * is typed in the panel; code, which takes a right of its own, is left out.
 * @throws ZodError, ApiError for a file that says what no site has
 */
export async function writeSiteFile(
  site: { tx: Sql; idSite: number; now: Date },
  { tables, contents }: SiteFile,
): Promise<void> {
  const { tx, idSite, now } = site;
  const ids = new Map<string, number>();
  const isPage = ({ type }: { type: string }) => type === "page";
  for (const name of SITE_TABLE_NAMES) await draw(siteTable(name).of, tables[name], () => name);
  await draw(pages, contents.filter(isPage), nameOfContent);
  await draw(
    contentItems,
    contents.filter((content) => !isPage(content)),
    nameOfContent,
  );
  const newId: NewId = (table, id, type = "page") =>
    ids.get(`${table === "content" ? nameOfContent({ type: String(type) }) : table} ${id}`);

  const after = SITE_TABLE_NAMES.filter((name) => !BEFORE_CONTENTS.includes(name));
  for (const name of BEFORE_CONTENTS) {
    await writeRows(tx, name, { rows: tables[name], idSite, newId });
  }
  await writeContents(site, contents, {
    medium: (id) => newId("medium", id),
    content: (type, id) => newId("content", id, type),
  });
  for (const name of after) await writeRows(tx, name, { rows: tables[name], idSite, newId });
  await fillSite(tx, idSite, now);

  /** Draws an id from a table's sequence for each thing of the file. */
  async function draw<T extends { id: number }>(
    table: PgTable,
    things: readonly T[],
    nameOf: (thing: T) => string,
  ) {
    const { name } = getTableConfig(table);
    const { rows } = (await tx.execute(
      sql`select nextval(pg_get_serial_sequence(${`"${name}"`}, 'id'))::integer as id from generate_series(1, ${things.length})`,
    )) as unknown as { rows: { id: number }[] };
    for (const [at, thing] of things.entries()) {
      ids.set(`${nameOf(thing)} ${thing.id}`, rows[at]?.id as number);
    }
  }
}

const nameOfContent = ({ type }: { type: string }) => `content ${type}`;
