import type { Locator, Page } from "@playwright/test";
import { localPostgres } from "@/testing/local-postgres";
import { expectAlive, press } from "./support/alive";
import { orderElsewhere, stockOf } from "./support/estate-cart";
import { fillShop, newDatabase } from "./support/new-database";
import type { OwnSite } from "./support/own-site";
import { POSTGRES_PORT } from "./support/servers";
import { type StartedSite, startSite } from "./support/start-site";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  long,
  pathIn,
  test,
  WIDE,
} from "./support/test";

const WORDS = {
  fr: {
    ofAge: "Oui, j’ai l’âge légal",
    refused: "Merci de votre franchise.",
    back: "Je me suis trompé de bouton",
    whites: "Blancs",
    search: "Chercher",
    crus: "Cru communal",
    sort: "Ranger",
    byKind: "Par famille",
    one: "1 référence",
    two: "2 références",
    failed: "La liste n’est pas arrivée jusqu’ici.",
    again: "Réessayer",
    next: "Page suivante",
    third: "250 références · Page 3 sur 3",
    nothing: "Rien ne correspond.",
    reset: "Voir tous les vins",
    order: "Ajouter au panier",
    file: "Fiche technique (PDF)",
    law: /dangereux pour la santé/,
  },
  en: {
    ofAge: "Yes, I am of age",
    refused: "Thank you for being honest.",
    back: "I pressed the wrong button",
    whites: "Whites",
    search: "Search",
    crus: "Cru communal",
    sort: "Sort",
    byKind: "By kind",
    one: "1 item",
    two: "2 items",
    failed: "The list has not reached us.",
    again: "Try again",
    next: "Next page",
    third: "250 items · Page 3 of 3",
    nothing: "Nothing matches.",
    reset: "See all the wines",
    order: "Add to basket",
    file: "Technical sheet (PDF)",
    law: /dangerous for your health/,
  },
} as const;
/** Words on every page of the chauffeur's site, and of the estate's. */
const CHAUFFEUR = /chauffeur|\bVTC\b/i;
const ESTATE = /Quatre Aulnes/i;

/** Returns a port for each window's size: both may run at once. */
const portOf = (isMobile: boolean) => POSTGRES_PORT + (isMobile ? 3 : 0);

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a visitor of age finds a wine and its sheet (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(estate.url + pathIn(prefix, "/vins"));
    const door = page.getByRole("dialog");
    await expect(door).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(door).toBeVisible();
    await expectAccessible();
    // All of the question is in the first view: mark, picture, answers, languages, law.
    for (const part of ["img", "[data-age=yes]", "[hreflang]", "[lang=fr]"]) {
      await expect(door.locator(part).last()).toBeInViewport({ ratio: 1 });
    }
    expect(await loadedPictures(door)).toBe(2);
    await door.locator("[data-age=no]").click();
    await expect(door).toContainText(words.refused);
    await door.getByRole("button", { name: words.back }).click();
    await door.getByRole("button", { name: words.ofAge }).click();
    await expect(door).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(door).toBeHidden();
    await expect(page.getByText(words.law).first()).toBeVisible();
    await saysNothingOf(page, CHAUFFEUR);
    await expectAccessible();

    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    // The house's choice comes first, in the first view, and all cards have one layout.
    await expect(cards.first()).toContainText("Les Aulnes");
    expect((await cards.first().boundingBox())?.y).toBeLessThan(400);
    expect(await differentHeights(cards)).toEqual([]);
    await press(page.getByRole("button", { name: words.whites, exact: true }));
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await expect(page).toHaveURL(/\?kind=WHITE$/);
    const search = page.getByRole("searchbox", { name: words.search });
    await search.fill("zzz");
    await expect(page.getByText(words.nothing)).toBeVisible();
    await page.getByRole("button", { name: words.reset }).click();
    await expect(cards).toHaveCount(all);

    await search.fill("clisson");
    await expect(page).toHaveURL(/\?search=clisson$/);
    // A friend who gets the address sees the same.
    await page.reload();
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await page.getByRole("link", { name: "Clisson", exact: true }).click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/product/[a-z-]+-\\d+$`));
    await expect(page.getByRole("heading", { level: 1, name: "Clisson" })).toBeVisible();
    // The stock is asked for again: no browser and no cache between keeps it unasked.
    const again = await page.request.get(page.url());
    expect(again.headers()["cache-control"]).toBe("private, no-cache");
    await expect(page.getByRole("button", { name: words.order, exact: true })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(2);
    await saysNothingOf(page, CHAUFFEUR);
    await expectAccessible();
    const file = page.getByRole("link", { name: words.file });
    const sheet = await page.request.get(estate.url + (await file.getAttribute("href")));
    expect(sheet.headers()["content-type"]).toContain("application/pdf");
    expect((await sheet.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a visitor searches, narrows and orders the list (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/product")) requests.push(request.url());
    });
    await page.goto(estate.url + pathIn(prefix, "/vins"));
    await passTheDoor(page, words.ofAge);
    const cards = page.getByRole("article");
    const all = await cards.count();
    const found = page.getByRole("status");
    const search = page.getByRole("searchbox", { name: words.search });
    // The first page came with the page itself.
    expect(requests).toEqual([]);

    await expectAlive(search);
    await search.pressSequentially("CHARDONNAY");
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText("Fines Bulles");
    await expect(found.filter({ hasText: words.one })).toBeVisible();
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(/\?search=CHARDONNAY$/);
    await search.fill("");
    await expect(cards).toHaveCount(all);

    const style = page.getByRole("button", { name: words.crus, exact: true });
    await style.click();
    await expect(style).toHaveAttribute("aria-pressed", "true");
    await expect(cards).toHaveCount(2);
    await expect(found.filter({ hasText: words.two })).toBeVisible();
    await expect(page).toHaveURL(/\?tag=cru-communal$/);
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expectAlive(style);
    await style.click();
    await expect(cards).toHaveCount(all);

    await page.getByRole("combobox", { name: words.sort }).selectOption(words.byKind);
    await expect(cards.first()).toContainText("L’Hirondelle");
    await expect(cards).toHaveCount(all);

    await page.route("**/api/product?**", (route) => route.fulfill({ status: 503 }));
    await page.getByRole("button", { name: words.whites, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: words.failed })).toBeVisible();
    await expectAccessible();
    await page.unroute("**/api/product?**");
    await page.getByRole("button", { name: words.again }).click();
    await expect(cards.first()).toContainText("L’Écaille");
    await expect(page.getByText(words.failed)).toBeHidden();
    ignoreRefused(consoleErrors, 503);
  });
}

test(
  "the question of age is asked in the language that one prefers",
  ANY_WINDOW,
  async ({ page }) => {
    await page.goto(`${estate.url}/vins?kind=RED`);
    const door = page.getByRole("dialog");
    const english = door.getByRole("link", { name: "English" });
    await expectAlive(english);
    await english.click();
    await expect(page).toHaveURL(`${estate.url}/en/vins?kind=RED`);
    await door.getByRole("button", { name: WORDS.en.ofAge }).click();
    await expect(door).toBeHidden();
  },
);

test("the notice on minors takes a line of a wide window, and is whole", WIDE, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  await page.goto(estate.url);
  const notice = page.getByRole("complementary", { name: "Protection des mineurs" });
  for (const words of [
    "Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans",
    "La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.",
    "Code de la santé publique, art. L. 3342-1 et L. 3353-3",
  ]) {
    await expect(notice).toContainText(words);
  }
  const { width, height } = (await notice.boundingBox()) ?? { width: 0, height: 99 };
  expect([width, height < 32]).toEqual([1440, true]);
});

test("without JavaScript there is no door, and everything is listed", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${estate.url}/vins`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
  expect(await page.getByRole("article").count()).toBeGreaterThan(10);
  await context.close();
});

test("the sitemap has every sheet; an old name leads to the new, and nothing else is there", async ({
  request,
}) => {
  const sitemap = await (await request.get(`${estate.url}/sitemap.xml`)).text();
  const [path] = /\/product\/cru-clisson-\d+/.exec(sitemap) ?? [];
  expect(path).toBeDefined();
  expect(sitemap).toContain(`/en${path}`);
  const renamed = await request.get(estate.url + path?.replace("cru-clisson", "un-ancien-nom"));
  expect(new URL(renamed.url()).pathname).toBe(path);
  expect((await request.get(`${estate.url}/product/nothing-999999`)).status()).toBe(404);
});

test(
  "a long list is turned page by page",
  long(ANY_WINDOW),
  async ({ page, isMobile, consoleErrors }) => {
    test.setTimeout(180_000);
    const server = await localPostgres();
    test.skip(!server, "no PostgreSQL is reached");
    const database = await newDatabase(server ?? "");
    const site = await startSite(73, portOf(isMobile), { DATABASE_URL: database.url });
    try {
      await fillShop(database.url, 73, 250);
      const words = WORDS.en;
      await page.goto(`${site.url}/en/vins`);
      await passTheDoor(page, words.ofAge);
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(100);
      const names = () => cards.getByRole("heading").allTextContents();
      const first = await names();
      const next = page.getByRole("link", { name: words.next });
      await next.click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
      await expect(page.getByRole("region", { name: "What we sell" })).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: "Page 2 of 3" })).toBeInViewport();
      expect((await names()).filter((name) => first.includes(name))).toEqual([]);
      await next.click();
      await expect(cards).toHaveCount(50);
      await expect(page.getByRole("status").filter({ hasText: words.third })).toBeVisible();
      await expect(next).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(cards).toHaveCount(100);
      // A filter leads to the first page of the list.
      await page.getByRole("button", { name: words.whites, exact: true }).click();
      await expect(page).toHaveURL(/\?kind=WHITE$/);
      await expect(cards).toHaveCount(63);
      // A page number beyond the last shows the last page.
      await page.goto(`${site.url}/en/vins?page=9`);
      await expect(page).toHaveURL(/\?page=3$/);
      await expect(cards).toHaveCount(50);
    } finally {
      await page.goto("about:blank");
      await site.end();
      await database.drop();
      // The products are made up, and have no pictures.
      ignoreRefused(consoleErrors, 404);
    }
  },
);

test(
  "what is ordered is gone from the sheet that the next visitor sees",
  ANY_WINDOW,
  async ({ request }) => {
    const [path] =
      (await (await request.get(`${estate.url}/sitemap.xml`)).text()).match(
        /\/product\/[^<]*clisson[^<]*/,
      ) ?? [];
    const sheet = async () => (await request.get(estate.url + path)).text();
    for (const _ of ["first", "second", "third"]) {
      // The second request is answered from the cache.
      await sheet();
      const stock = await stockOf(estate, "CLISSON-19");
      expect(await sheet()).toMatch(new RegExp(`Plus que ${stock}\\b`));
      await orderElsewhere(estate, { "CLISSON-19": 1 });
      expect(await sheet()).toMatch(new RegExp(`Plus que ${stock - 1}\\b`));
    }
  },
);

test(
  "two sites on one database show nothing of each other",
  long(ANY_WINDOW),
  async ({ page, isMobile }) => {
    test.setTimeout(180_000);
    const server = await localPostgres();
    test.skip(!server, "no PostgreSQL is reached");
    const database = await newDatabase(server ?? "");
    const sites: StartedSite[] = [];
    try {
      for (const [id, index] of [
        [72, 1],
        [73, 2],
      ] as const) {
        const settings = { DATABASE_URL: database.url };
        sites.push(await startSite(id, portOf(isMobile) + index, settings));
      }
      const [chauffeur, wines] = sites.map(({ url }) => url);
      await page.goto(`${chauffeur}/`);
      await saysNothingOf(page, ESTATE);
      expect(await page.content()).not.toContain("age-door");
      const sold = await page.request.get(`${chauffeur}/api/product`);
      expect((await sold.json()).data.total).toBe(0);
      await page.goto(`${wines}/`);
      await saysNothingOf(page, CHAUFFEUR);
      expect((await page.request.get(`${wines}/tarifs-courses-vtc`)).status()).toBe(404);
      expect((await page.request.get(`${chauffeur}/vins`)).status()).toBe(404);
    } finally {
      // A call that a page still waits for when its site ends is an error in its console.
      await page.goto("about:blank");
      for (const site of sites) await site.end();
      await database.drop();
    }
  },
);

async function loadedPictures(of: Locator): Promise<number> {
  const pictures = of.locator("img");
  const came = () =>
    pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0));
  await expect.poll(came).toBe(true);
  return pictures.count();
}

/** Finds the rows in which cards, or the buttons in them, end at different heights. */
const differentHeights = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const ends = new Map<number, Set<string>>();
    for (const card of all) {
      const { top, bottom } = card.getBoundingClientRect();
      const button = card.querySelector("[data-card-action]")?.getBoundingClientRect();
      const row = ends.get(Math.round(top)) ?? new Set();
      ends.set(
        Math.round(top),
        row.add(`${Math.round(bottom)} ${Math.round(button?.bottom ?? 0)}`),
      );
    }
    return [...ends.values()].filter((row) => row.size > 1).map((row) => [...row]);
  });

async function passTheDoor(page: Page, yes: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: yes }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** Expects words on no part of the page, hidden ones and those for machines included. */
async function saysNothingOf(page: Page, words: RegExp): Promise<void> {
  expect(await page.title()).not.toMatch(words);
  expect(await page.locator("body").evaluate((body) => body.textContent)).not.toMatch(words);
}
