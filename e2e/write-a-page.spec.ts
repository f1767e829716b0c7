import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test("the owner writes a page of blocks, publishes it, moves it and takes it away", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.slow();
  const title = `Mariages ${project.name}`;
  const path = `/mariages-${project.name}`;
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/page");
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Créer une page" }).click();
  const save = async () => {
    await expect(page.getByRole("status").filter({ hasText: "Enregistré à" })).toBeVisible();
  };
  const language = async (name: "Français" | "English") => {
    const tab = page.getByRole("radio", { name });
    if (await tab.isVisible().catch(() => false)) await tab.press("Space");
  };
  await language("Français");
  await page.getByLabel("Titre (en français)", { exact: true }).first().fill(title);
  await language("English");
  await page
    .getByLabel("Titre (en anglais)", { exact: true })
    .first()
    .fill(`Weddings ${project.name}`);
  await language("Français");

  // A block is added, and its missing field shows an error.
  await page.getByRole("combobox", { name: "Ajouter un bloc…" }).selectOption("Appel à l’action");
  const block = page.getByRole("group", { name: "Blocs" });
  await expect(block.getByText("Appel à l’action").first()).toBeVisible();
  await save();
  await expectAccessible();
  await page.getByRole("button", { name: "Publier dans les deux langues" }).click();
  await expect(block.getByText("Ce champ est nécessaire.").first()).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  const write = async (label: string, french: string, english: string) => {
    await language("Français");
    await block.getByLabel(`${label} (en français)`, { exact: true }).fill(french);
    await language("English");
    await block.getByLabel(`${label} (en anglais)`, { exact: true }).fill(english);
    await block.getByLabel(`${label} (en anglais)`, { exact: true }).blur();
  };
  await write("Titre", "Une voiture blanche ?", "A white car?");
  await block.getByRole("button", { name: "Ajouter", exact: true }).click();
  await write("Libellé", "Nous écrire", "Write to us");
  await write("Adresse", "/contacter-votre-chauffeur-prive", "/contacter-votre-chauffeur-prive");
  await language("Français");
  await save();

  // It is seen beside the form before anybody else sees it.
  await page.getByRole("button", { name: "Aperçu", exact: true }).click();
  await expect(
    page.frameLocator("iframe").getByRole("heading", { name: "Une voiture blanche ?" }),
  ).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await page.getByRole("button", { name: "Fermer l’aperçu" }).click();
  await page.getByRole("button", { name: "Publier dans les deux langues" }).click();
  await expect(page.getByText("En ligne").first()).toBeVisible();
  const address = page.url();
  ignoreRefused(consoleErrors, 404);

  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Une voiture blanche ?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Nous écrire" })).toHaveAttribute(
    "href",
    "/contacter-votre-chauffeur-prive",
  );
  await page.goto(`/en/weddings-${project.name}`);
  await expect(page.getByRole("heading", { name: "A white car?" })).toBeVisible();

  // Its former address leads to it; once it is taken away, both say that it is gone.
  await page.goto(address);
  await language("Français");
  await page.getByLabel("Adresse (en français)", { exact: true }).first().fill(`${path}-et-fetes`);
  await page.getByLabel("Adresse (en français)", { exact: true }).first().blur();
  await save();
  await page
    .getByRole("region", { name: "Français" })
    .getByRole("button", { name: "Mettre à jour en français" })
    .click();
  await expect
    .poll(async () => {
      const moved = await page.request.get(`${path}?from=mail`, { maxRedirects: 0 });
      return [moved.status(), moved.headers().location];
    })
    .toEqual([308, `${path}-et-fetes?from=mail`]);
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
  for (const gone of [path, `${path}-et-fetes`]) {
    await expect.poll(async () => (await page.request.get(gone)).status()).toBe(410);
  }
});

test("blocks are dragged, moved by keyboard, copied and hidden", async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow();
  await logInToPanel(site, page, "fr", OWNER);
  await page.goto("/admin/content/page/new");
  const blocks = page.getByRole("group", { name: "Blocs" });
  const add = page.getByRole("combobox", { name: "Ajouter un bloc…" });
  for (const type of ["Texte", "Questions fréquentes", "Appel à l’action"]) {
    await add.selectOption(type);
  }
  const order = () => blocks.locator("summary > span:first-child").allTextContents();
  await expect.poll(order).toEqual(["Texte", "Questions fréquentes", "Appel à l’action"]);
  await page.locator("details[open] > summary").click();

  const handles = blocks.getByRole("button", { name: /^Déplacer .*place \d/ });
  // The block that is closed moves those below it for a moment: a pointer waits for its handle.
  await handles.nth(2).hover();
  await page.mouse.down();
  const first = await handles.nth(0).boundingBox();
  await page.mouse.move((first?.x ?? 0) + 10, (first?.y ?? 0) + 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order).toEqual(["Appel à l’action", "Texte", "Questions fréquentes"]);

  await handles.nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(order).toEqual(["Texte", "Appel à l’action", "Questions fréquentes"]);
  await expect(blocks.getByRole("status")).toContainText("2");
  await expectAccessible();

  await blocks.locator("summary").first().press("Enter");
  await blocks.getByRole("button", { name: "Copier" }).press("Enter");
  await expect
    .poll(order)
    .toEqual([...["Texte", "Texte", "Appel à l’action", "Questions fréquentes"]]);
  await blocks.getByRole("button", { name: "Masquer" }).press("Enter");
  await expect(blocks.locator("summary").nth(1)).toContainText("masqué");
});
