import { SITE } from "./support/servers";
import { ANY_WINDOW, expect, ignoreRefused, LOCALES, pathIn, ROUTES, test } from "./support/test";

for (const { locale, prefix } of LOCALES) {
  test.describe(`in ${locale}`, () => {
    for (const route of ROUTES) {
      test(`${route} answers, is accessible and belongs to everyone`, async ({
        page,
        expectAccessible,
        expectValidHtml,
        request,
      }) => {
        const path = pathIn(prefix, route);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, "wider than the window").toBeLessThanOrEqual(0);
        await expectAccessible();
        await expectValidHtml();

        // One that was kept for its time is shown once more while it is made anew.
        const howKept = async () => (await request.get(path)).headers()["x-nextjs-cache"];
        await expect.poll(howKept).toBe("HIT");
        const again = await request.get(path);
        expect(again.headers()["set-cookie"]).toBeUndefined();
      });
    }

    test("an unknown page is a 404 with its words and a way home", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      const words = locale === "fr" ? "Cette page est introuvable" : "This page could not be found";
      for (const unknown of [
        "/nulle-part",
        "/services/nulle-part",
        "/account/nulle-part",
        "/%E0%A4%A",
      ]) {
        const answer = await page.goto(pathIn(prefix, unknown));
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      }
      await page.goto(pathIn(prefix, "/nulle-part"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      await expectAccessible();
      await page
        .getByRole("link", {
          name: locale === "fr" ? "Retour à l’accueil" : "Back to the home page",
        })
        .click();
      await expect(page).toHaveURL(pathIn(prefix, "/"));
      // The browser itself reports the 404 of the pages that we asked for.
      ignoreRefused(consoleErrors, 404);
    });
  });
}

test(
  "the site's icon is where browsers look that were not told of it",
  ANY_WINDOW,
  async ({ request }) => {
    const icon = await request.get("/favicon.ico");
    expect(icon.status()).toBe(200);
    expect(icon.headers()["content-type"]).toMatch(/^image\//);
  },
);

test("search engines are told where the site is", ANY_WINDOW, async ({ request }) => {
  // This site has no SITE_URL: it is at its port.
  const here = `http://localhost:${SITE.port}`;
  const page = await (await request.get("/en/tarifs-courses-vtc")).text();
  const addresses = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, url]) => url);
  expect(addresses(/<link rel="canonical" href="([^"]+)"/g)).toEqual([
    `${here}/en/tarifs-courses-vtc`,
  ]);
  expect(addresses(/<meta property="og:url" content="([^"]+)"/g)).toEqual([
    `${here}/en/tarifs-courses-vtc`,
  ]);
  expect(addresses(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi)).toEqual([
    `${here}/tarifs-courses-vtc`,
    `${here}/en/tarifs-courses-vtc`,
    `${here}/tarifs-courses-vtc`,
  ]);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${here}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);
  expect(listed).toContain(`${here}/en/tarifs-courses-vtc`);
  expect(listed.filter((url) => !url?.startsWith(`${here}/`) && url !== here)).toEqual([]);
});
