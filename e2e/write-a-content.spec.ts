import type { Page } from "@playwright/test";
import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const LANGUAGES = { fr: "Français", en: "English" } as const;

async function showLanguage(page: Page, language: keyof typeof LANGUAGES) {
  const tab = page.getByRole("radio", { name: LANGUAGES[language] });
  if (await tab.isVisible().catch(() => false)) await tab.press("Space");
}
const part = (page: Page, language: keyof typeof LANGUAGES) =>
  page.getByRole("region", { name: LANGUAGES[language] });
const isSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: "Enregistré à" })).toBeVisible();

test("the owner writes news in two languages, publishes one, plans, withdraws and takes a version back", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.slow();
  const title = `Nouvelle berline ${project.name}`;
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/news");
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Écrire une actualité" }).click();

  // From nothing: typed text is saved by itself, and has an address from then on.
  await page.getByLabel("Titre (en français)", { exact: true }).fill(title);
  await page.getByLabel("En une phrase (en français)").fill("Elle arrive lundi.");
  const text = page.getByRole("textbox", { name: "Texte (en français)" });
  await text.click();
  await page.keyboard.type("Elle est noire.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Confort");
  // The toolbar works by keyboard: its arrows lead from button to button.
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Texte", exact: true }).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("heading", { level: 3, name: "Confort" })).toBeVisible();
  await isSaved(page);
  await expect(page).toHaveURL(/\/admin\/content\/news\/\d+$/);
  const address = page.url();
  await expectAccessible();

  // Both are published or neither: a field missing in English shows its error there.
  await page.getByRole("button", { name: "Publier dans les deux langues" }).click();
  await expect(page.getByLabel("Titre (en anglais)", { exact: true })).toBeFocused();
  await expect(page.getByText("Ce champ est nécessaire.").first()).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  await expectAccessible();
  await showLanguage(page, "fr");
  await expect(part(page, "fr").getByText("Brouillon")).toBeVisible();
  await part(page, "fr").getByRole("button", { name: "Publier en français" }).click();
  await expect(part(page, "fr").getByText("En ligne", { exact: true })).toBeVisible();
  await showLanguage(page, "en");
  await expect(part(page, "en").getByText("Brouillon")).toBeVisible();

  // It is corrected; visitors see the old text until it is published again. It survives a reload.
  await page.getByLabel("Titre (en anglais)", { exact: true }).fill(`A new saloon ${project.name}`);
  await showLanguage(page, "fr");
  await page.getByLabel("En une phrase (en français)").fill("Elle est arrivée.");
  await expect(part(page, "fr").getByText("Modifié depuis")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("En une phrase (en français)")).toHaveValue("Elle est arrivée.");

  // Text that was not saved by then is saved after it.
  const api = address.replace("/admin/", "/api/admin/");
  await expect
    .poll(async () => (await page.request.get(api)).text())
    .toContain("Elle est arrivée.");

  // Somebody else saves meanwhile: both texts stand beside each other.
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByLabel("En une phrase (en français)").fill("Elle arrive mardi.");
  await other.getByLabel("Titre (en français)", { exact: true }).focus();
  await isSaved(other);
  await other.close();
  await page.getByLabel("En une phrase (en français)").fill("Elle arrive mercredi.");
  const stale = page.getByRole("region", { name: "Quelqu’un d’autre a enregistré entre-temps" });
  await expect(stale.getByText("Elle arrive mardi.")).toBeVisible();
  ignoreRefused(consoleErrors, 409);
  await expectAccessible();
  await stale.getByRole("radio", { name: /Votre saisie/ }).check();
  await expect(stale).toHaveCount(0);
  await isSaved(page);

  // It is planned in English.
  await showLanguage(page, "en");
  await page.getByLabel("En une phrase (en anglais)").fill("It comes on Wednesday.");
  await page.getByRole("textbox", { name: "Texte (en anglais)" }).click();
  await page.keyboard.type("It is black.");
  await part(page, "en")
    .getByRole("button", { name: /^Prévoir/ })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Publier ainsi" }).click();
  await expect(sheet.getByText("Indiquez au moins un début ou une fin.")).toBeVisible();
  await expectAccessible();
  await sheet.getByLabel("Date").first().fill("01/03/2099");
  await sheet.getByLabel("Heure").first().fill("09:30");
  await sheet.getByRole("button", { name: "Publier ainsi" }).click();
  await expect(part(page, "en").getByText("Prévu", { exact: true })).toBeVisible();
  await expect(part(page, "en").getByText(/À partir du 1er\smars\s2099/)).toBeVisible();

  // It is withdrawn in French, once that was asked.
  await showLanguage(page, "fr");
  await part(page, "fr")
    .getByRole("button", { name: /^Retirer du site/ })
    .click();
  await expect(sheet.getByText(/Vos visiteurs ne/)).toBeVisible();
  await sheet.getByRole("button", { name: "Retirer du site" }).click();
  await expect(part(page, "fr").getByText("Retiré", { exact: true })).toBeVisible();

  // The first published version is compared, and taken back.
  await page.getByText("Versions précédentes").click();
  await page
    .getByRole("button", { name: /^Comparer/ })
    .last()
    .click();
  await expect(page.locator("ins", { hasText: "mercredi" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Reprendre cette version" }).click();
  await expect(page.getByLabel("En une phrase (en français)")).toHaveValue("Elle arrive lundi.");
  await isSaved(page);

  // The list says how it stands, and finds it without its accents.
  await page.getByRole("link", { name: "Actualités", exact: true }).first().click();
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(title.toLowerCase());
  const line = page.getByRole("listitem").filter({ hasText: title });
  await expect(line.getByText("Retiré")).toBeVisible();
  await expect(line.getByText("Prévu")).toBeVisible();
  // Once the searched words stand in the address, the line stays where it is.
  await expect(page).toHaveURL(/[?&]search=/);
  await line.getByRole("link").click();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await sheet.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("what is written is seen beside it as its page, and by nobody else", async ({
  page,
  browser,
  site,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.slow();
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/blog/new");
  await page.getByRole("button", { name: "Aperçu", exact: true }).click();
  await expect(page.getByText("Écrivez quelque chose")).toBeVisible();
  const write = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    const isBeside = await field.isVisible();
    if (!isBeside) await page.getByRole("button", { name: "Fermer l’aperçu" }).click();
    await field.fill(text);
    if (!isBeside) await page.getByRole("button", { name: "Aperçu", exact: true }).click();
  };
  const title = `Route des marais ${project.name}`;
  await write("Titre (en français)", title);
  const seen = page.frameLocator("iframe");
  await expect(seen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(seen.getByText("Vos visiteurs lisent ce qui est publié.")).toBeVisible();
  // It follows the typed text, where it is.
  await write("Chapeau (en français)", "Des salines au soleil couchant.");
  await expect(seen.getByText("Des salines au soleil couchant.")).toBeVisible();
  // No link leads away from it.
  await seen.getByRole("link", { name: "Tous les articles" }).click();
  await expect(seen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("radio", { name: "Ordinateur" }).press("Space");
  await expect(seen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await expect(page).toHaveURL(/\/admin\/content\/blog\/\d+$/);
  const preview = `/preview/blog/${page.url().split("/").at(-1)}`;
  const visitor = await browser.newContext({ baseURL: site.url });
  const answer = await visitor.request.get(preview, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([
    307,
    expect.stringContaining("/auth?next="),
  ]);
  await visitor.close();
  const own = await page.request.get(preview);
  expect(own.headers()["cache-control"]).toContain("no-store");
  expect(own.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect((await page.request.get("/preview/blog/999999")).status()).toBe(404);
  expect((await page.request.get("/preview/nothing/1")).status()).toBe(404);
  ignoreRefused(consoleErrors, 404);
});

test("the owner puts albums in order by keyboard, and each kind of content has its form", async ({
  page,
  site,
  expectAccessible,
}, { project }) => {
  await logInToPanel(site, page, "fr", OWNER);
  const names = ["Un", "Deux"].map((name) => `${name} ${project.name}`);
  for (const name of names) {
    await page.goto("/admin/content/album/new");
    await page.getByLabel("Titre (en français)", { exact: true }).fill(name);
    await page.getByLabel("Titre (en français)", { exact: true }).blur();
    await isSaved(page);
  }
  await page.goto("/admin/content/album");
  const [first = "", second = ""] = names;
  const down = page.getByRole("button", { name: `Descendre : ${first}` });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${first} est maintenant à la place`)).toBeAttached();
  await expect(page.getByRole("listitem").filter({ hasText: first })).toBeVisible();
  const titles = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const placeOf = (name: string) => titles.findIndex((text) => text.includes(name));
  expect(placeOf(first)).toBeGreaterThan(placeOf(second));
  await expect(down).toBeFocused();
  await expectAccessible();

  for (const kind of ["blog", "blog-folder", "album", "service", "element"]) {
    await page.goto(`/admin/content/${kind}/new`);
    await expect(page.getByLabel("Titre (en français)", { exact: true })).toBeVisible();
    await expectAccessible();
  }
});
