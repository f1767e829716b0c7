import { eq } from "drizzle-orm";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";

/** Address at which `npm start` serves a site of which nothing else is known. */
const DEFAULT_ORIGIN = "http://localhost:3000";

/** Addresses in a site's row, each as an origin without a slash at its end. */
type KnownOrigins = Pick<typeof sites.$inferSelect, "url" | "productionUrl" | "developmentUrl">;

/**
 * Returns the origin that links to a site begin with: that of its deployment (SITE_URL), else the
 * one its owner has set, else the port at which it was served last.
 * @see docs/adr/0014-a-start-records-where-its-site-is.md
 */
export const siteOrigin = ({ productionUrl, url, developmentUrl }: KnownOrigins): string =>
  productionUrl ?? url ?? developmentUrl ?? DEFAULT_ORIGIN;

export interface ServedSite {
  idSite: number;
  siteUrl: string | undefined;
  /** Port that serves its pages; undefined for a provider alone, which has none. */
  port: number | undefined;
}

/**
 * Records in a site's row where it is served, for this process and for every other one on the
 * database that writes letters of the site. A provider alone that was not told leaves the row as it
 * is.
 * @returns the origin that links to the site begin with; undefined when there is no such site
 */
export async function recordOrigin(
  db: Sql,
  { idSite, siteUrl, port }: ServedSite,
): Promise<string | undefined> {
  const isThis = eq(sites.id, idSite);
  if (siteUrl !== undefined || port !== undefined) {
    await db
      .update(sites)
      .set({
        productionUrl: siteUrl ?? null,
        ...(port === undefined ? {} : { developmentUrl: `http://localhost:${port}` }),
      })
      .where(isThis);
  }
  const [known] = await db.select().from(sites).where(isThis);
  return known && siteOrigin(known);
}

/** Lists the ids of the sites of a database, the least first. */
export const siteIds = async (db: Sql): Promise<number[]> =>
  (await db.select({ id: sites.id }).from(sites).orderBy(sites.id)).map(({ id }) => id);
