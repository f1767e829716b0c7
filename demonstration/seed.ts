import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import type { SiteData } from "@/demonstration/data/site-data";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { beginSitePageCopies } from "@/platform/content/page-copy/begin-page-copies";
import { fillSite } from "@/platform/content/search-entry/fill-search";
import type { Database } from "@/platform/db/database";
import { insertAll } from "@/platform/db/insert-all";
import { calendars, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import { components, variations } from "@/platform/db/schema/content";
import { newsletterLists } from "@/platform/db/schema/member";
import { addressTypes, companyAddresses, users } from "@/platform/db/schema/people";
import { externalRatings, externalReviews } from "@/platform/db/schema/review";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import { sites } from "@/platform/db/schema/site";
import {
  externalApps,
  languages,
  logos,
  parameters,
  siteFonts,
} from "@/platform/db/schema/site-look";
import { siteSecrets } from "@/platform/db/schema/site-secret";
import type { Sql } from "@/platform/db/sql";
import { seedContents } from "./seed-contents";
import { seedPages } from "./seed-pages";
import { seedShop } from "./seed-shop";

/** Instant since which the goods of a demonstration are in stock, and sold at their price. */
const SOLD_SINCE = new Date("2025-01-01T00:00:00Z");

/**
 * Creates the sites that the database lacks, each whole or not at all; existing sites are left as
 * they are.
 * @param options.demoPassword password of the demonstration accounts
 * @param options.now instant at which they are written; their goods are reduced around it
 * @returns the ids of the sites created
 */
export async function seedSites(
  database: Database,
  siteData: SiteData[],
  options: { demoPassword: string; now: Date },
): Promise<number[]> {
  const created: number[] = [];
  for (const data of siteData) {
    if (await isThere(database.everySite, data.site.id)) continue;
    const passwordHash = await hash(options.demoPassword);
    await database.everySite.transaction(async (tx) => {
      // Another process that starts at this moment waits here, and then finds the site there.
      const [mine] = await tx
        .insert(sites)
        .values(data.site)
        .onConflictDoNothing()
        .returning({ id: sites.id });
      if (!mine) return;
      await seedSite(tx, data, { passwordHash, now: options.now, soldSince: SOLD_SINCE });
      created.push(data.site.id);
    });
  }
  return created;
}

async function isThere(db: Sql, id: number): Promise<boolean> {
  return (await db.select({ id: sites.id }).from(sites).where(eq(sites.id, id))).length > 0;
}

/**
 * Writes a site to its row, which is there.
 * @param made.passwordHash of the accounts that it has
 * @param made.now instant at which it is written
 * @param made.soldSince as of `seedProducts`
 */
export async function seedSite(
  tx: Sql,
  data: SiteData,
  { passwordHash, now, soldSince }: { passwordHash: string; now: Date; soldSince: Date },
): Promise<void> {
  const idSite = data.site.id;
  const own = <T extends object>(rows: T[]) => rows.map((row) => ({ ...row, idSite }));
  const ordered = <T extends object>(rows: T[]) =>
    rows.map((row, order) => ({ ...row, idSite, order }));

  if (data.secret) await tx.insert(siteSecrets).values({ idSite, secret: data.secret });
  await insertAll(own(data.languages), (rows) => tx.insert(languages).values(rows));
  await insertAll(own(data.logos), (rows) => tx.insert(logos).values(rows));
  await insertAll(own(data.fonts), (rows) => tx.insert(siteFonts).values(rows));
  await insertAll(own(data.externalApps), (rows) => tx.insert(externalApps).values(rows));
  await tx.insert(parameters).values(parameterRows(data));
  await seedPages(tx, idSite, data.pages);
  await insertAll(own(data.components), (rows) => tx.insert(components).values(rows));
  await seedContents(tx, data, now);
  await beginSitePageCopies(tx, idSite, now);
  await fillSite(tx, idSite, now);
  await insertAll(ordered(data.newsletterLists.map((translations) => ({ translations }))), (rows) =>
    tx.insert(newsletterLists).values(rows),
  );
  await insertAll(own(data.addressTypes.map((value) => ({ value }))), (rows) =>
    tx.insert(addressTypes).values(rows),
  );
  await insertAll(own(data.companyAddresses), (rows) => tx.insert(companyAddresses).values(rows));
  await insertAll(own(data.vehicles), (rows) => tx.insert(vehicles).values(rows));
  await insertAll(own(data.fareSupplements), (rows) => tx.insert(fareSupplements).values(rows));
  await insertAll(own(data.calendars), (rows) => tx.insert(calendars).values(rows));
  await insertAll(own(data.variations.map((translations) => ({ translations }))), (rows) =>
    tx.insert(variations).values(rows),
  );
  await insertAll(
    own(data.people.map((person) => ({ ...person, passwordHash, createdAt: now }))),
    (rows) => tx.insert(users).values(rows),
  );
  await insertAll(own(data.savedReplies ?? []), (rows) => tx.insert(savedReplies).values(rows));
  await insertAll(own(data.externalRatings ?? []), (rows) =>
    tx.insert(externalRatings).values(rows),
  );
  await insertAll(own(data.externalReviews ?? []), (rows) =>
    tx.insert(externalReviews).values(rows),
  );
  await seedShop(tx, data, { now, soldSince });
}

/** Builds a row for every key of the catalogue, with the default where the site sets none. */
function parameterRows({ site: { id: idSite }, parameters }: SiteData) {
  return Object.entries(PARAMETERS).map(([type, definition]) => {
    const value = parameters[type];
    if (value === undefined) return { idSite, type, value: definition.default };
    if (value === null || typeof value === "string") return { idSite, type, value };
    return { idSite, type, value: value.fr_FR, valueEn: value.en };
  });
}
