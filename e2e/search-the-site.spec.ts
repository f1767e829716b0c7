import { expectAlive } from "./support/alive";
import { expect, LOCALES, ONCE, pathIn, SMALL, test, WIDE } from "./support/test";

const WORDS = {
  fr: {
    search: "Rechercher",
    label: "Que cherchez-vous\u202f?",
    typed: "aero",
    mistaken: "areoport",
    title: "Aéroport de Nantes",
    nothing: "Rien n’a été trouvé pour «\u00a0zzzzzz\u00a0»",
    address: "/vtc-aeroport-nante",
    likely: "Vous cherchiez peut-être",
    meant: "aéroport",
    menu: "Menu",
    count: /\d+ résultats/,
    near: "Rien ne s’écrit exactement ainsi",
  },
  en: {
    search: "Search",
    label: "What are you looking for?",
    typed: "airp",
    mistaken: "airpotr",
    title: "Nantes airport",
    nothing: "Nothing was found for ‘zzzzzz’",
    address: "/chauffeur-airport-nante",
    likely: "You may be looking for",
    meant: "airport",
    menu: "Menu",
    count: /\d+ results/,
    near: "Nothing is spelt quite like that",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const path = pathIn(prefix, "/search");

  test(`one types, goes down to what is found and opens it (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    const field = page.getByRole("searchbox", { name: words.label });
    await expectAlive(field);
    await expectAccessible();
    await field.pressSequentially(words.typed, { delay: 20 });
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText(words.count);
    await expect(page).toHaveURL(new RegExp(`\\?q=${words.typed}$`));
    const hits = main.locator("a[data-hit]");
    await expect(hits.first()).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("ArrowDown");
    await expect(hits.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(hits.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    const href = await hits.first().getAttribute("href");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname + url.hash === href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`a mistake is forgiven, and what nothing says is said so (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`${path}?q=${words.mistaken}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toContainText(words.near);
    await expect(main.locator("a[data-hit]").first()).toBeVisible();
    const field = page.getByRole("searchbox", { name: words.label });
    await expectAlive(field);
    await field.fill("zzzzzz");
    await expect(main.getByText(words.nothing)).toBeVisible();
    await expectAccessible();
    await field.fill("");
    await expect(main.locator("a[data-hit]")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test(
    `what leads nowhere suggests what was meant (${locale})`,
    ONCE,
    async ({ page, consoleErrors, expectAccessible }) => {
      await page.goto(pathIn(prefix, words.address));
      const links = page.getByRole("navigation", { name: words.likely }).getByRole("link");
      // Four of the menu and home, before and after: nothing below them moves.
      await expect(links).toHaveCount(5);
      await expect(links.first()).toContainText(words.meant);
      await expect(links).toHaveCount(5);
      await expectAccessible();
      await links.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The browser itself reports the missing page.
      consoleErrors.splice(0, consoleErrors.length);
    },
  );

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`one searches by the form alone (${locale})`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("searchbox", { name: words.label }).fill(words.typed);
      await page.getByRole("main").getByRole("button", { name: words.search }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=${words.typed}$`));
      const hit = page.getByRole("main").locator("a[data-hit]").first();
      await expect(hit).toBeVisible();
      await hit.click();
      await expect(page).not.toHaveURL(new RegExp(path));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

  test(`the header leads there (${locale})`, WIDE, async ({ page }) => {
    await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
    await page.getByRole("banner").getByRole("link", { name: words.search }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test(`the menu of a telephone leads there (${locale})`, SMALL, async ({ page }) => {
    await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
    const menu = page.getByRole("button", { name: words.menu });
    await expectAlive(menu);
    await menu.click();
    await page.getByRole("dialog").getByRole("link", { name: words.search }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("it is in no index of search engines", ONCE, async ({ request }) => {
  const answer = await request.get("/search?q=nantes");
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
});
