import { zipSync } from "fflate";
import { sites } from "@/platform/db/schema/site";
import { readSiteFile } from "@/platform/site-file/read-site-file";
import { aPerson } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { staffGets } from "./get-case";
import { plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Packs a site's file without the files that its owner has uploaded. */
async function siteForm({ database, clock }: TestPlatform): Promise<FormData> {
  const now = clock.now();
  const file = await database.inSite(SITE, (tx) => readSiteFile(tx, { idSite: SITE, now }));
  const form = new FormData();
  form.set("name", `Copy ${await database.everySite.$count(sites)}`);
  const packed = zipSync({ "site.json": Buffer.from(JSON.stringify(file)) });
  form.set("file", new Blob([packed as Uint8Array<ArrayBuffer>]), "site.zip");
  return form;
}

/** Calls by which a site is taken along, and new ones are made and opened. */
export const newSiteCases: RouterCases = {
  routes: {
    "GET /admin/site/file": plain("/admin/site/file"),
    "POST /admin/site": sending("/admin/site", { name: "Maison d’Essai", template: "ESTATE" }),
    "POST /admin/site/file": async ({ platform }) => [
      { path: "/admin/site/file", body: await siteForm(platform) },
    ],
    "POST /admin/duty/open": plain("/admin/duty/open"),
  },

  gets: async ({ platform, idSite }) => {
    const { headers } = await aPerson(platform, "SUPER_ADMIN", idSite);
    return { "/admin/site/file": staffGets({ ...headers })("/admin/site/file", "application/zip") };
  },
};
