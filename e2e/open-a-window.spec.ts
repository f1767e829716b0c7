import { logInToPanel } from "./support/member";
import { expect, testOnOwnSite as test } from "./support/test";

/** Page that few other tests look at. */
const SHOWN_ON = "/services/transport-vtc-vip-et-premium";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test("a window that the owner has published opens once, or at each visit", async ({
  page,
  browser,
  site,
  expectAccessible,
}, { project }) => {
  const title = `Fermé à Noël ${project.name}`;
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/popup/new");
  await page.getByLabel("Titre (en français)", { exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Texte (en français)" }).click();
  await page.keyboard.type("Nous reprenons le 4 janvier.");
  await page.getByRole("textbox", { name: /^Bouton \(en français\)/ }).fill("Nous écrire");
  await page.getByLabel("Où mène le bouton (en français)").fill("/contacter-votre-chauffeur-prive");
  await page.getByLabel("Elle s’ouvre").selectOption("Sur une page");
  await page
    .getByLabel("La page", { exact: true })
    .selectOption({ label: "Transport VTC VIP et premium" });
  const french = page.getByRole("region", { name: "Français" });
  await french.getByRole("button", { name: "Publier en français" }).click();
  await expect(french.getByText("En ligne", { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.url });
  const seen = await visitor.newPage();
  const dialog = seen.getByRole("dialog", { name: title });
  await expect(async () => {
    await seen.goto(SHOWN_ON);
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog.getByText("Nous reprenons le 4 janvier.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Nous écrire" })).toHaveAttribute(
    "href",
    "/contacter-votre-chauffeur-prive",
  );
  await seen.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await seen.reload();
  await expect(seen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await seen.goto("/services");
  await expect(seen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();

  // From now on it opens again for visitors who have closed it.
  await page.getByLabel("La rouvrir à chaque visite").check();
  await french.getByRole("button", { name: "Mettre à jour en français" }).click();
  await expect(french.getByText("En ligne", { exact: true })).toBeVisible();
  await expect(async () => {
    await seen.goto(SHOWN_ON);
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // A press beside it closes it, and the end of a press that began within does not.
  const box = await dialog.boundingBox();
  if (!box) throw new Error("The window is not there");
  await seen.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await seen.mouse.down();
  await seen.mouse.move(3, 3);
  await seen.mouse.up();
  await expect(dialog).toBeVisible();
  await seen.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  await seen.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(dialog).toBeHidden();
  await visitor.close();
  await expectAccessible();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fenêtres d’annonce" })).toBeVisible();
});
