import { logIn } from "./support/member";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    page: "Modifier la page",
    block: /^Modifier ce bloc\s: La voiture vous attend/,
    address: "Modifier l’adresse",
  },
  en: {
    page: "Edit this page",
    block: /^Edit this block: The car is waiting/,
    address: "Edit the address",
  },
};
const HIDE = { fr: "Voir sans les crayons", en: "See it without pencils" };
const SHOW = { fr: "Revoir les crayons", en: "Show the pencils" };

for (const { locale, prefix } of LOCALES) {
  test(`a pencil on the page opens its block in the panel (${locale})`, async ({
    page,
    site,
    browser,
    expectAccessible,
  }) => {
    await logIn(site, page, locale, OWNER);
    await page.goto(pathIn(prefix, "/"));
    const words = WORDS[locale];
    const pencil = page.getByRole("link", { name: words.block });
    await expect(pencil).toBeVisible();
    await expect(page.getByRole("link", { name: words.page })).toBeVisible();
    await expectAccessible();
    const [at, title] = await Promise.all([
      pencil.boundingBox(),
      page.getByRole("heading", { level: 1 }).boundingBox(),
    ]);
    expect(at && title && at.y < title.y + title.height).toBe(true);

    // Put away for this visit, also on the next page, and shown again.
    await page.getByRole("button", { name: HIDE[locale] }).click();
    await expect(pencil).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: SHOW[locale] })).toBeVisible();
    await expect(pencil).toHaveCount(0);
    await page.getByRole("button", { name: SHOW[locale] }).click();

    await pencil.click();
    await expect(page).toHaveURL(/\/admin\/content\/page\/\d+#block-[\w-]+$/);
    const opened = page.locator("details[open] > summary");
    await expect(opened).toHaveCount(1);
    await expect(opened).toBeInViewport();
    // The panel speaks its user's language, whatever the page's.
    await expect(opened).toContainText("La voiture vous attend");

    // So do the words of the footer, which are settings.
    await page.goto(pathIn(prefix, "/"));
    await page.getByRole("link", { name: words.address, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/parameter\/COMPANY_ADDRESS$/);
    const sheet = page.getByRole("dialog", { name: /^(?:Adresse|Address)$/ });
    await expect(sheet.getByRole("textbox").first()).toHaveValue(/quai de la Fosse/);

    // They follow from page to page, and a visitor gets none of it.
    await page.goto(pathIn(prefix, "/"));
    await expect(pencil).toBeVisible();
    await page.goto(pathIn(prefix, "/services"));
    await page.getByRole("link", { name: words.page }).click();
    await expect(page).toHaveURL(/\/admin\/content\/page\/\d+$/);
    const context = await browser.newContext();
    const visited = await context.request.get(site.url + pathIn(prefix, "/"));
    expect(await visited.text()).not.toContain("pencil");
    await context.close();
  });
}

const TOURING = "/services/chauffeur-prive-pour-les-escapades-touristiques";
const TEXT = {
  fr: {
    pencil: /^Modifier ce texte\s: Le Muscadet, côté Sèvre$/,
    title: "Le Muscadet, côté Sèvre",
  },
  en: {
    pencil: /^Edit this text: Muscadet, on the Sèvre side$/,
    title: "Muscadet, on the Sèvre side",
  },
};

for (const { locale, prefix } of LOCALES) {
  test(`a pencil beside a text of a free layout opens this text (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await logIn(site, page, locale, OWNER);
    await page.goto(pathIn(prefix, TOURING));
    const pencil = page.getByRole("link", { name: TEXT[locale].pencil });
    const title = page.getByRole("heading", { name: TEXT[locale].title, exact: true });
    await expect(pencil).toHaveCSS("opacity", "0");
    await title.hover();
    await expect(pencil).toHaveCSS("opacity", "1");
    await expectAccessible();
    // By keyboard too, without a pointer over it.
    await page.mouse.move(0, 0);
    await page.reload();
    await expect(pencil).toHaveCSS("opacity", "0");
    await pencil.focus();
    await expect(pencil).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(/\/admin\/content\/page\/\d+#text-[\w-]+$/);
    const canvas = page.frameLocator("iframe.gjs-frame");
    const opened = page.locator("details[open]", { hasText: TEXT.fr.title }).locator("summary");
    const chosen = locale === "fr" ? canvas.locator(".gjs-selected") : opened;
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toHaveText(TEXT.fr.title);
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });
}
