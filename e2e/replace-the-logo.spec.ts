import { logIn } from "./support/member";
import { expect, ignoreRefused, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

/** Logo that cannot be mistaken for the site's own. */
const DRAWING = `<svg viewBox="0 0 300 75"><path d="M0 0h300v75z" fill="#d4af37"/></svg>`;

const file = (name: string, content: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(content),
});

test("the owner replaces the logo, sees it on the home page, and takes the former one back", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}) => {
  await page.goto(`${site.url}/`);
  const logo = page.getByRole("banner").getByRole("img").locator("visible=true").first();
  const before = (await logo.getAttribute("src")) ?? "";
  expect(before).toContain("/media/72/");

  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin/logo");
  const place = page.getByRole("region", { name: "Sur fond sombre" });
  await expect(place.getByRole("img")).toBeVisible();
  await expectAccessible();
  await place.getByRole("button", { name: "Remplacer" }).click();
  const sheet = page.getByRole("dialog");
  const input = sheet.getByLabel("Autre fichier");

  // A file that is no picture is refused at its field, and the typed text stays.
  await sheet.getByLabel("Texte en français").fill("Autre nom, accueil");
  await input.setInputFiles(file("logo.svg", "<p>no drawing</p>"));
  await sheet.getByRole("button", { name: "Enregistrer" }).click();
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(sheet.getByText("Ce fichier n’est pas une image")).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  await expect(sheet.getByLabel("Texte en français")).toHaveValue("Autre nom, accueil");
  await expectAccessible();

  await input.setInputFiles(file("logo.svg", DRAWING));
  await expect(sheet.getByRole("presentation").first()).toHaveAttribute("src", /^data:image/);
  await sheet.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("le site montre ce logo")).toBeVisible();
  await expect(sheet).toHaveCount(0);

  await page.goto(`${site.url}/`);
  await expect(logo).toHaveAttribute("src", /^\/media\/72\/[0-9a-f]{64}\.svg$/);
  await expect(logo).toHaveAttribute("alt", "Autre nom, accueil");
  const shown = await logo.evaluate((image: HTMLImageElement) => ({
    ratio: image.naturalWidth / image.naturalHeight,
    size: [image.getAttribute("width"), image.getAttribute("height")],
  }));
  expect(shown).toEqual({ ratio: 4, size: ["300", "75"] });

  await page.goto("/admin/logo");
  await place.getByRole("button", { name: "Reprendre le précédent" }).click();
  await expect(page.getByText("Le logo précédent est de retour.")).toBeVisible();
  await page.goto(`${site.url}/`);
  await expect(logo).toHaveAttribute("src", before);
});
