import { randomUUID } from "node:crypto";
import { callTo } from "./support/customer-call";
import { logIn } from "./support/member";
import { ANY_WINDOW, expect, ignoreRefused, LOCALES, ONCE, test } from "./support/test";

const WORDS = {
  fr: {
    blog: "Ce que la route apprend",
    article: "À quelle heure partir pour l’aéroport",
    other: "/en/blog/when-to-leave-for-the-airport",
    folder: "Avant de partir",
    minutes: /\d\smin de lecture/,
    by: "Par Mathilde Kerdreux",
    related: "À lire ensuite",
    news: "Ce qui change chez nous",
    item: "L’été à La Baule : réservez le retour avec l’aller",
    older: "Plus ancienne",
    follow: "En savoir plus",
    albums: "L’estuaire et la voiture",
    album: "La voiture, de près",
    slider: "Images en plein écran",
  },
  en: {
    blog: "What the road teaches",
    article: "When to leave for the airport",
    other: "/blog/a-quelle-heure-partir-pour-l-aeroport",
    folder: "Before you leave",
    minutes: /\d min read/,
    by: "By Mathilde Kerdreux",
    related: "Read next",
    news: "What is new with us",
    item: "Summer in La Baule: book the way back with the way there",
    older: "Older",
    follow: "Find out more",
    albums: "The estuary and the car",
    album: "The car, close up",
    slider: "Full-screen pictures",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`one reads the journal (${locale})`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/blog`);
    await expect(page.getByRole("heading", { level: 1, name: words.blog })).toBeVisible();
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: words.article }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.article })).toBeVisible();
    await expect(page.getByText(words.by)).toBeVisible();
    await expect(page.getByText(words.minutes).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: words.related })).toBeVisible();
    await expectAccessible();

    const english = page.locator(`a[href="${words.other}"]`).filter({ visible: true });
    await expect(english.first()).toBeAttached();
    const path = page.getByRole("navigation").getByRole("link", { name: words.folder });
    await path.first().click();
    await expect(page.getByRole("heading", { level: 1, name: words.folder })).toBeVisible();
    await expectAccessible();
  });

  test(`one reads what is new (${locale})`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/actualites`);
    await expect(page.getByRole("heading", { level: 1, name: words.news })).toBeVisible();
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: words.item }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.item })).toBeVisible();
    await expect(page.getByRole("link", { name: words.follow })).toBeVisible();
    await expectAccessible();
    const older = page.getByRole("listitem").filter({ hasText: words.older });
    await older.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: words.item })).toHaveCount(0);
  });

  test(`one looks at an album by the keyboard (${locale})`, async ({ page, expectAccessible }) => {
    await page.goto(`${prefix}/albums`);
    await expect(page.getByRole("heading", { level: 1, name: words.albums })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: words.album }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.album })).toBeVisible();
    await expectAccessible();
    const pictures = page.getByRole("main").locator('a[href^="/media/"]');
    await expect(pictures).toHaveCount(3);
    await page.waitForLoadState("networkidle");
    await pictures.first().focus();
    await page.keyboard.press("Enter");
    const slider = page.getByRole("dialog", { name: words.slider });
    await expect(slider).toContainText("1 / 3");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toContainText("2 / 3");
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toContainText("1 / 3");
    await page.keyboard.press("ArrowLeft");
    await expect(slider).toContainText("3 / 3");
    await page.keyboard.press("Escape");
    await expect(slider).toBeHidden();
  });
}

test("the pictures of an album are links without JavaScript", ONCE, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/albums/la-voiture-de-pres`);
  const href = await page.locator('main a[href^="/media/"]').first().getAttribute("href");
  const answer = await page.request.get(site.url + href);
  expect(answer.headers()["content-type"]).toContain("image/");
  await context.close();
});

test(
  "a feed tells of the articles in each language, and the sitemap of all",
  ANY_WINDOW,
  async ({ page, request }) => {
    for (const { locale, prefix } of LOCALES) {
      const html = await (await request.get(`${prefix}/blog`)).text();
      expect(html).toContain('type="application/rss+xml"');
      const feed = await request.get(`${prefix}/blog/rss.xml`);
      expect(feed.headers()["content-type"]).toContain("application/rss+xml");
      const read = await page.evaluate(
        (xml) => {
          const document = new DOMParser().parseFromString(xml, "application/xml");
          return {
            faults: document.querySelectorAll("parsererror").length,
            language: document.querySelector("channel > language")?.textContent,
            titles: [...document.querySelectorAll("item > title")].map(
              (title) => title.textContent,
            ),
            links: [...document.querySelectorAll("item > link")].map(
              (link) => link.textContent ?? "",
            ),
          };
        },
        await feed.text(),
      );
      expect(read).toMatchObject({ faults: 0, language: locale });
      expect(read.titles).toContain(WORDS[locale].article);
      const sitemap = await (await request.get("/sitemap.xml")).text();
      for (const link of read.links) expect(sitemap).toContain(`<loc>${link}</loc>`);
    }
  },
);

test(
  "what has moved leads on, what was taken away says so, and the rest is unknown",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    await logIn(site, page, "fr", { email: "admin@72.example", password: "demonstration-only" });
    const at = `${site.url}/api/admin/content/news`;
    const send = async (
      method: "post" | "put" | "delete",
      path: string,
      data?: object,
      version?: string,
    ) => {
      const headers = {
        origin: site.url,
        "Idempotency-Key": randomUUID(),
        ...(version && { "If-Match": `"${version}"` }),
      };
      const answer = await page.request[method](at + path, { headers, ...(data && { data }) });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    };
    const written = (slug: string) => ({
      values: { promoted: false, image: null },
      words: {
        fr_FR: {
          title: "Un essai",
          slug,
          summary: "Une phrase.",
          content: "<p>Un texte.</p>",
          url: null,
        },
        en: { title: "", slug: "", summary: "", content: "", url: null },
      },
    });
    const status = async (path: string) => {
      const answer = await page.request.get(site.url + path, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location ?? null];
    };
    const begun = await send("post", "", written("un-essai"));
    expect(await status("/actualites/un-essai")).toEqual([404, null]);
    const out = await send("put", `/${begun.id}/publication/fr_FR`, {}, begun.version);
    expect(await status("/actualites/un-essai")).toEqual([200, null]);
    expect(await status("/en/actualites/un-essai")).toEqual([404, null]);
    const renamed = await send("put", `/${begun.id}`, written("un-autre-essai"), out.version);
    await send("put", `/${begun.id}/publication/fr_FR`, {}, renamed.version);
    expect(await status("/actualites/un-essai?x=1")).toEqual([
      308,
      "/actualites/un-autre-essai?x=1",
    ]);
    await send("delete", `/${begun.id}`);
    expect(await status("/actualites/un-autre-essai")).toEqual([410, null]);
    await page.goto(`${site.url}/actualites/un-autre-essai`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page a été retirée");
    await expect(page.getByRole("link", { name: "Retour à l’accueil" })).toBeVisible();
    ignoreRefused(consoleErrors, 410);
  },
);

test("a later page of a list is a path of its own", ANY_WINDOW, async ({ site }) => {
  const { total } = await callTo(site, "fr")("GET /blog/folder/list", { query: { nbItem: 1 } });
  expect(total).toBeLessThanOrEqual(12);
  for (const [path, status] of [
    ["/blog/page/1", 404],
    ["/blog/page/2", 404],
    ["/actualites/page/x", 404],
  ] as const) {
    expect((await fetch(site.url + path)).status, path).toBe(status);
  }
});
