import { fillFromTemplate, siteOfTemplate } from "@/demonstration/templates/templates";
import { SITE_TEMPLATES } from "@/lib/rules/site/site-file";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { fillPages } from "@/simulations/size/fill-site";

/** Number of pages that each site has besides those of its template. */
const PAGES = 100;

const FIRST_ID = 1000;

/** Makes sites as the panel makes them from each template in turn, until there are as many. */
export async function fillSites(everySite: Sql, count: number): Promise<void> {
  const now = new Date();
  const there = await everySite.select({ id: sites.id }).from(sites);
  for (const { id } of there) await everySite.transaction((tx) => addPages(tx, id));
  for (let number = there.length; number < count; number += 1) {
    const template = SITE_TEMPLATES[number % SITE_TEMPLATES.length] ?? "BOTH";
    const idSite = FIRST_ID + number;
    const name = `Maison ${number}`;
    await everySite.transaction(async (tx) => {
      await tx.insert(sites).values({ id: idSite, name, ...siteOfTemplate(template) });
      await fillFromTemplate(tx, { template, name, idSite, now });
      await addPages(tx, idSite);
    });
  }
  await vacuumTables(everySite, now);
}

const addPages = (tx: Sql, idSite: number) => fillPages(tx, idSite, "page-", PAGES);
