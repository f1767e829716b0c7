import { htmlFaults } from "./support/html-faults";
import { SITE } from "./support/servers";
import { ANY_WINDOW, expect, ignoreRefused, LOCALES, pathIn, ROUTES, test } from "./support/test";

for (const { locale, prefix } of LOCALES) {
  test.describe(`in ${locale}`, () => {
    // In a single window: each page brings little more than its own words after the first.
    test("every route answers, is accessible and belongs to everyone", async ({
      page,
      expectAccessible,
      request,
    }) => {
      test.setTimeout(240_000);
      for (const route of ROUTES) {
        await test.step(route, async () => {
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
          expect(await htmlFaults((await answer?.text()) ?? "")).toEqual([]);

          // The next request gets the same, and a browser that has it already gets a 304.
          const { etag = "" } = (await request.get(path)).headers();
          const again = await request.get(path, { headers: { "if-none-match": etag } });
          expect(again.status()).toBe(304);
          expect(again.headers()["set-cookie"]).toBeUndefined();
          expect(again.headers()["cache-control"]).toBe("private, no-cache");
        });
      }
    });

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

test("what needs no script is there without one", ANY_WINDOW, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  for (const unknown of ["/en/nowhere", "/en/cart", "/en/account/orders", "/en/x.php"]) {
    expect((await page.goto(unknown))?.status()).toBe(404);
    await expect(page).toHaveTitle("This page could not be found (404)");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This page could not be found",
    );
    const likely = page.getByRole("navigation", { name: "You may be looking for" });
    await expect(likely.getByRole("link").first()).toBeVisible();
  }
  // An expired session counts as none.
  await context.addCookies(
    ["token=over", "idSite=72"].map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url: baseURL ?? "" };
    }),
  );
  for (const path of ["/account", "/en/account/bookings?page=2"]) {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    const [, next] = (answer.headers().location ?? "").split("?next=");
    expect(decodeURIComponent(next ?? "")).toBe(path);
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await context.close();
});

test(
  "what can be kept is kept for a year under a name that tells its content",
  ANY_WINDOW,
  async ({ request }) => {
    const html = await (await request.get("/")).text();
    const files: string[] = html.match(/\/(?:media|fonts)\/[\w./-]+\.[0-9a-f]{12}\.\w+/g) ?? [];
    expect(files.some((file) => file.startsWith("/fonts/"))).toBe(true);
    expect(files.some((file) => file.startsWith("/media/"))).toBe(true);
    expect(html.match(/\/(?:media|fonts)\/[\w./-]+/g)?.filter((f) => !files.includes(f))).toEqual(
      [],
    );
    for (const file of [...new Set(files)].slice(0, 4)) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    const other = (files[0] ?? "").replace(/[0-9a-f]{12}/, "0123456789ab");
    expect((await request.get(other)).status()).toBe(404);
  },
);

test("no wrong request is an error of the site", ANY_WINDOW, async ({ request }) => {
  const image = (query: string) => `/_next/image?${query}`;
  for (const path of [
    image(""),
    image("url=%2Fmedia%2F72%2Fnone.webp&w=480&q=75"),
    image("url=%2Fapi%2Fparameter&w=480&q=75"),
    image("url=https%3A%2F%2Fexample.com%2Fx.png&w=480&q=75"),
    image("url=%2F%2Fexample.com%2Fx.png&w=480&q=75"),
    image("url=%2Fmedia%2F72%2Fcontact.webp&w=481&q=75"),
    image("url=%2Fmedia%2F72%2Fcontact.webp&w=480&q=1e9"),
    image("url=%2F..%2F..%2Fpackage.json&w=480&q=75"),
    image("url=%2F&w=480&q=75"),
    image("url=%00&w=480&q=75"),
    "/_next/static/none.js",
    "/_next/static/%E0%A4%A",
    "/_next/%00",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/a%5Cb",
    `/${"a".repeat(8000)}`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path.slice(0, 80)).toBeLessThan(500);
    expect(answer.status(), path.slice(0, 80)).toBeGreaterThanOrEqual(300);
  }
  for (const method of ["PROPFIND", "DELETE"]) {
    const answer = await request.fetch("/", { method });
    expect(answer.status(), method).toBe(405);
  }
  for (const path of ["/", "/en/nowhere", "/auth", "/withdrawal", "/sitemap.xml"]) {
    const [head, get] = [await request.head(path), await request.get(path)];
    expect(head.status(), path).toBe(get.status());
    expect(await head.text()).toBe("");
  }
});

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
