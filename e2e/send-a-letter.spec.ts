import { logInToPanel } from "./support/member";
import { expect, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test("what is published is sent to the subscribers, whom the owner sees listed", async ({
  page,
  site,
  expectAccessible,
}, { project }) => {
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/news/new");
  await page.getByLabel("Titre (en français)", { exact: true }).fill(`Rentrée ${project.name}`);
  await page.getByLabel("En une phrase (en français)").fill("Nous revoilà.");
  await page.getByRole("textbox", { name: "Texte (en français)" }).click();
  await page.keyboard.type("Dès lundi.");
  const letter = page.getByRole("region", { name: "L’envoyer aux abonnés" });
  await expect(letter.getByText("Publiez d’abord ce texte")).toBeVisible();
  const french = page.getByRole("region", { name: "Français" });
  await french.getByRole("button", { name: "Publier en français" }).click();
  await letter.getByRole("button", { name: "Envoyer aux abonnés…" }).click();
  const sheet = page.getByRole("dialog", { name: "Envoyer aux abonnés" });
  await expectAccessible();
  await sheet.getByRole("checkbox").first().check();
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(letter.getByText(OWNER.email)).toBeVisible();
  await expectAccessible();

  await page.goto("/admin/newsletter-subscriber");
  await expect(page.getByRole("heading", { level: 1, name: "Abonnés à la lettre" })).toBeVisible();
  await expectAccessible();
});
