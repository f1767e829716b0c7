import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { logIn, logInToPanel } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, SMALL, testOnOwnSite as test, WIDE } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

/** Time within which a publication is seen on the public page, in milliseconds. */
const SEEN_WITHIN = 2_000;

/** Makes a page with a layout by the calls of the panel; returns its id and its paths. */
async function newLayoutPage(page: Page, { url }: Pick<OwnSite, "url">, mark: string) {
  const headers = { Origin: url, "Idempotency-Key": randomUUID() };
  const values = {
    type: "GRAPE",
    layout: {
      html: '<section><h2 data-text="t1"></h2><p data-text="t2"></p></section>',
      css: "",
      styles: "",
      texts: [
        { key: "t1", text: { fr_FR: "Premier titre", en: "First title" } },
        { key: "t2", text: { fr_FR: "Un <strong>mot</strong>", en: "A <strong>word</strong>" } },
      ],
      descriptions: [],
      addresses: [],
      blocks: [],
    },
    blocks: [],
    showInMenu: false,
    isFixedOnRight: false,
    useAbsoluteMenu: false,
    isText: false,
    linkType: "NONE",
    reload: false,
    isCustomHeader: false,
    isCustomFooter: false,
  };
  const words = { fr_FR: { title: `Libre ${mark}` }, en: { title: `Free ${mark}` } };
  const answer = await page.request.post(`${url}/api/admin/content/page`, {
    headers,
    data: { values, words },
  });
  const { data } = await answer.json();
  return { id: Number(data.id), fr: `/libre-${mark}`, en: `/en/free-${mark}` };
}

const newMark = () => randomUUID().slice(0, 6);
const canvasOf = (page: Page) => page.frameLocator("iframe.gjs-frame");
const saved = (page: Page, words: string) =>
  expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();

test(
  "the owner changes a layout on its canvas, in both languages",
  WIDE,
  async ({ page, site, browser, consoleErrors, expectAccessible }) => {
    test.slow();
    await logInToPanel(site, page, "fr", OWNER);
    const made = await newLayoutPage(page, site, newMark());
    await page.goto(`/admin/content/page/${made.id}`);
    const canvas = canvasOf(page);
    const settings = page.getByRole("region", { name: "Réglages de l’élément choisi" });
    await expect(canvas.getByRole("heading", { name: "Premier titre" })).toBeVisible();
    expect(await page.locator("iframe.gjs-frame").getAttribute("sandbox")).toBe(
      "allow-same-origin",
    );

    await test.step("a text, where it stands", async () => {
      await canvas.getByRole("heading", { name: "Premier titre" }).dblclick();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Un été à Nantes");
      await saved(page, "Enregistré à");
      // What is being written is there after a reload.
      await page.reload();
      await expect(canvas.getByRole("heading", { name: "Un été à Nantes" })).toBeVisible();
    });

    await test.step("a block of the site, with its settings in each language", async () => {
      await canvas.getByRole("heading", { name: "Un été à Nantes" }).click();
      await settings.getByRole("button", { name: "Ce qui l’entoure" }).click();
      await page.getByRole("button", { name: "Horaires d’ouverture" }).click();
      await settings.getByLabel("Titre (en français)", { exact: true }).fill("Quand nous roulons");
      await saved(page, "Enregistré à");
      await expect(canvas.getByText("Quand nous roulons")).toBeVisible();
      await expectAccessible();
      await page.getByRole("radio", { name: "Anglais" }).press("Space");
      await canvas.getByRole("heading", { name: "First title" }).click();
      await settings.getByLabel("Texte (en anglais)").fill("A summer in Nantes");
      await expect(canvas.getByRole("heading", { name: "A summer in Nantes" })).toBeVisible();
      await canvas.locator("[data-component]").click({ force: true, position: { x: 20, y: 20 } });
      await settings.getByLabel("Titre (en anglais)", { exact: true }).fill("When we drive");
      await settings.getByLabel("Titre (en anglais)", { exact: true }).blur();
      await saved(page, "Enregistré à");
    });

    await test.step("published, and seen in both languages", async () => {
      await page.getByRole("button", { name: "Publier dans les deux langues" }).click();
      await expect(page.getByText("C’est en ligne.")).toBeVisible();
      for (const [path, title, hours] of [
        [made.fr, "Un été à Nantes", "Quand nous roulons"],
        [made.en, "A summer in Nantes", "When we drive"],
      ] as const) {
        await expect
          .poll(async () => (await page.request.get(site.url + path)).text(), {
            timeout: SEEN_WITHIN,
          })
          .toMatch(new RegExp(`${title}[^]*${hours}`));
      }
    });

    await test.step("shown by a link before it is published", async () => {
      await page.getByRole("radio", { name: "Français" }).last().press("Space");
      await canvas.getByRole("heading", { name: "Un été à Nantes" }).click();
      await settings.getByLabel("Texte (en français)").fill("Un hiver à Nantes");
      await expect(canvas.getByRole("heading", { name: "Un hiver à Nantes" })).toBeVisible();
      await page.reload();
      await expect(canvas.getByRole("heading", { name: "Un hiver à Nantes" })).toBeVisible();
      await page.getByRole("button", { name: "Faire un lien d’aperçu" }).click();
      const link = await page.getByRole("link", { name: "Ouvrir l’aperçu" }).getAttribute("href");
      const context = await browser.newContext();
      const guest = await context.newPage();
      await guest.goto(site.url + link);
      await expect(guest.getByRole("heading", { name: "Un hiver à Nantes" })).toBeVisible();
      await guest.goto(site.url + made.fr);
      await expect(guest.getByRole("heading", { name: "Un été à Nantes" })).toBeVisible();
      await context.close();
    });
    // What records a failed try writes a script into every frame, and this one runs none.
    const others = consoleErrors.filter((text) => !text.startsWith("Blocked script execution in"));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  },
);

test(
  "on a phone the layout is read, and its texts are changed by keys alone",
  SMALL,
  async ({ page, site, expectAccessible }) => {
    await logInToPanel(site, page, "en", OWNER);
    const made = await newLayoutPage(page, site, newMark());
    await page.goto(`/admin/content/page/${made.id}`);
    const row = page.locator("#layout summary").filter({ hasText: "First title" });
    await expect(row).toBeVisible();
    await expect(page.locator("iframe.gjs-frame")).toHaveCount(0);
    await expectAccessible();
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#layout").getByRole("textbox").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("A winter & more");
    await page.keyboard.press("Tab");
    await saved(page, "Saved at");
    await expect(page.locator("#layout summary").first()).toHaveText("A winter & more");
    await expectAccessible();
    await page.getByRole("button", { name: "Publish in both languages" }).press("Enter");
    await expect(page.getByText("It is online.")).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(site.url + made.en)).text(), {
        timeout: SEEN_WITHIN,
      })
      .toContain("A winter &amp; more");
    expect(await (await page.request.get(site.url + made.fr)).text()).toContain("Premier titre");
  },
);

test("a pencil of a block leads to it in the layout", WIDE, async ({ page, site }) => {
  await logIn(site, page, "fr", OWNER);
  await page.goto("/services/chauffeur-prive-pour-les-escapades-touristiques");
  await page.getByRole("link", { name: /^Modifier ce bloc\s: Un chauffeur privé/ }).click();
  await expect(page).toHaveURL(/\/admin\/content\/page\/\d+#block-escapades-hero$/);
  const settings = page.getByRole("region", { name: "Réglages de l’élément choisi" });
  await expect(settings.getByRole("heading", { name: "Ouverture de page" })).toBeVisible();
  await expect(settings.getByLabel("Titre (en français)", { exact: true }).first()).toHaveValue(
    /Un chauffeur privé/,
  );
});
