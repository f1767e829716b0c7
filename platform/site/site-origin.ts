import { eq } from "drizzle-orm";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";

/** Where `npm start` serves a site of which nothing else is known. */
const DEFAULT_ORIGIN = "http://localhost:3000";

/** What a site's row knows of its addresses, each as an origin without a slash at its end. */
type KnownOrigins = Pick<typeof sites.$inferSelect, "url" | "productionUrl" | "developmentUrl">;

/**
 * The address that links to a site begin with: where its deployment says it is (SITE_URL), else what
 * its owner has set, else the port at which it was served last.
 * @see docs/adr/0014-a-start-records-where-its-site-is.md
 */
export const siteOrigin = ({ productionUrl, url, developmentUrl }: KnownOrigins): string =>
  productionUrl ?? url ?? developmentUrl ?? DEFAULT_ORIGIN;

/** Which site a process serves, and where. */
export interface ServedSite {
  idSite: number;
  /** SITE_URL, where it is set. */
  siteUrl: string | undefined;
  /** The port that serves its pages; undefined for a provider alone, which has none. */
  port: number | undefined;
}

/**
 * Writes into a site's row where it is served, for this process and for every other one on the
 * database that writes letters of the site. A provider alone that was not told leaves the row as it is.
 * @returns the address that links to the site begin with; undefined when there is no such site
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

/** The ids of the sites of a database, the least first. */
export const siteIds = async (db: Sql): Promise<number[]> =>
  (await db.select({ id: sites.id }).from(sites).orderBy(sites.id)).map(({ id }) => id);
