import { callTo } from "./support/customer-call";
import { logInToPanel } from "./support/member";
import { expect, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test("the owner finds what English lacks, writes it beside the French and publishes it alone", async ({
  page,
  site,
  expectAccessible,
}, { project }) => {
  test.slow();
  const [french, english] = [
    `Un pont la nuit ${project.name}`,
    `A bridge by night ${project.name}`,
  ];
  const isSaved = () =>
    expect(page.getByRole("status").filter({ hasText: "Enregistré à" })).toBeVisible();
  const titles = async (locale: "fr" | "en") =>
    (await callTo(site, locale)("GET /news", { query: {} })).news.map(({ title }) => title);

  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/news/new");
  await page.getByLabel("Titre (en français)", { exact: true }).fill(french);
  await page.getByLabel("En une phrase (en français)").fill("Il brille.");
  await page.getByRole("textbox", { name: "Texte (en français)" }).click();
  await page.keyboard.type("Cent lumières.");
  await isSaved();
  await page
    .getByRole("region", { name: "Français" })
    .getByRole("button", { name: "Publier en français" })
    .click();
  await expect.poll(() => titles("fr")).toContain(french);

  await page.goto("/admin/translation?kind=news");
  await expect(page.getByRole("heading", { level: 1, name: "Traductions" })).toBeVisible();
  await expectAccessible();
  const line = page.getByRole("link", { name: french });
  await expect(line).toContainText(/manquent? en anglais/);
  await line.click();
  await expect(page.getByRole("heading", { level: 1, name: french })).toBeVisible();
  await page.getByLabel("Titre (en anglais)", { exact: true }).fill(english);
  await page.getByLabel("En une phrase (en anglais)").fill("It shines.");
  await page.getByRole("textbox", { name: "Texte (en anglais)" }).click();
  await page.keyboard.type("A hundred lights.");
  await isSaved();
  await expectAccessible();
  await page
    .getByRole("region", { name: "English" })
    .getByRole("button", { name: "Publier en anglais" })
    .click();
  await expect.poll(() => titles("en")).toContain(english);
  expect(await titles("fr")).toContain(french);

  // It is no longer in the list of what is to do.
  await page.getByRole("link", { name: "Traductions" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Traductions" })).toBeVisible();
  await expect(page.getByRole("link", { name: french })).toHaveCount(0);
});
