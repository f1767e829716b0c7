import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteData } from "@/demonstration/data/site-data";
import { HARBOUR, HARBOUR_VIDEO, harbourSite } from "@/testing/harbour-site";
import { seedFolder } from "@/testing/seed-folder";
import { logIn } from "./support/member";
import { FRENCH_PORT } from "./support/servers";
import { DEAD_PATHS, listedPaths, unlistedPaths } from "./support/site-pages";
import { type StartedSite, startSite } from "./support/start-site";
import { ANY_WINDOW, expect, ignoreRefused, long, test } from "./support/test";

test.describe.configure({ mode: "serial", timeout: 180_000 });

const PASSWORD = "demonstration-only";

/** Harbour's site, whose English is not offered. */
const inFrench: SiteData = {
  ...harbourSite,
  languages: harbourSite.languages.map((language) => ({
    ...language,
    isValid: language.code === "fr_FR",
  })),
};

const SPACE = ["", "/bookings", "/orders", "/addresses", "/papers", "/profile", "/security"];

const dataDir = mkdtempSync(join(tmpdir(), "french-e2e-"));
let site: StartedSite;

test.beforeAll(async () => {
  await (await seedFolder(dataDir, [inFrench], PASSWORD)).close();
  site = await startSite(HARBOUR, FRENCH_PORT, { DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await site.end();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  "its pages speak French, offer nothing else, and lead nowhere that is not",
  long(ANY_WINDOW),
  async ({ page, consoleErrors }) => {
    const sitemap = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
    expect(sitemap).not.toContain("hreflang");
    const listed = await listedPaths(site, page.request, "fr");
    expect(listed.length).toBeGreaterThan(8);
    expect(await listedPaths(site, page.request, "en")).toEqual([]);

    // The video is no file of the site: the tests that watch it bring it along.
    const asked = new Set<string>([HARBOUR_VIDEO]);
    const look = async (path: string, status: number) => {
      const answer = await page.goto(site.url + path);
      // Within a page the browser only moves to a part.
      if (answer) expect(answer.status(), path).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const offers = page.locator("[hreflang], [lang=en], a[href='/en'], a[href^='/en/']");
      await expect(offers, path).toHaveCount(0);
      const links = await page
        .locator("a[href^='/']")
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
      for (const link of links.filter((path) => !asked.has(path))) {
        asked.add(link);
        expect((await page.request.get(site.url + link)).status(), link).toBeLessThan(400);
      }
    };
    for (const path of [...listed, ...unlistedPaths("fr"), "/cart"]) await look(path, 200);
    for (const path of ["/en", "/en/auth", "/en/product/nothing-1", "/nulle-part"]) {
      await look(path, 404);
    }
    for (const path of DEAD_PATHS.filter((path) => path.startsWith("/password"))) {
      await page.goto(site.url + path);
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    }
    ignoreRefused(consoleErrors, 404);
  },
);

test(
  "its space is in French alone, and its panel leads to no English page",
  ANY_WINDOW,
  async ({ page }) => {
    await logIn(site, page, "fr", { email: `member@${HARBOUR}.example`, password: PASSWORD });
    for (const part of SPACE) {
      await page.goto(`${site.url}/account${part}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("[hreflang], [lang=en], a[href^='/en']")).toHaveCount(0);
    }
    // Calls that the page still makes would be refused without its session.
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    await logIn(site, page, "fr", { email: `superadmin@${HARBOUR}.example`, password: PASSWORD });
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // Staff may read their panel in English all the same; nothing leads them to English pages.
    await expect(page.getByRole("button", { name: "English" })).toBeVisible();
    await expect(page.locator("a[href='/en'], a[href^='/en/']")).toHaveCount(0);
  },
);
