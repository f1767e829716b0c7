import type { Page } from "@playwright/test";
import { logInToPanel } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const PATHS = { fares: "/tarifs-courses-vtc", contact: "/contacter-votre-chauffeur-prive" };

const WORDS = {
  fr: {
    fares: "Déplacer Tarifs de nos courses VTC",
    contact: "Déplacer Contacter votre chauffeur privé",
    moved: /^Contacter votre chauffeur privé\s: au premier niveau, place 3 sur \d+\.$/,
    takeBack: /^Annuler le déplacement/,
  },
  en: {
    fares: "Move Our fares",
    contact: "Move Contact your private chauffeur",
    moved: /^Contact your private chauffeur: at the top level, place 3 of \d+\.$/,
    takeBack: /^Undo the move/,
  },
};

/** Tells which of the two pages comes first in the menu that visitors get. */
async function firstInMenu(page: Page, site: OwnSite, prefix: string): Promise<string> {
  const html = await (await page.request.get(site.url + pathIn(prefix, "/"))).text();
  const at = (path: string) => html.indexOf(`href="${prefix}${path}"`);
  expect(at(PATHS.fares)).toBeGreaterThan(0);
  expect(at(PATHS.contact)).toBeGreaterThan(0);
  return at(PATHS.fares) < at(PATHS.contact) ? "fares" : "contact";
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`the owner moves a page by keyboard and by its handle, and the menu follows (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await logInToPanel(site, page, locale, OWNER);
    await page.goto("/admin/content/page");
    const handle = page.getByRole("button", { name: words.contact, exact: true });
    const fares = page.getByRole("button", { name: words.fares, exact: true });
    await expect(handle).toBeVisible();
    await expectAccessible();
    // A test that broke off may have left it moved.
    if ((await firstInMenu(page, site, prefix)) === "contact") {
      await handle.press("ArrowDown");
      await expect.poll(() => firstInMenu(page, site, prefix)).toBe("fares");
    }

    await handle.press("ArrowUp");
    await expect(page.getByRole("status").filter({ hasText: words.moved })).toBeVisible();
    await expect(handle).toBeFocused();
    await expect.poll(() => firstInMenu(page, site, prefix)).toBe("contact");
    await expectAccessible();
    await page.getByRole("button", { name: words.takeBack }).click();
    await expect.poll(() => firstInMenu(page, site, prefix)).toBe("fares");
    await expect(page.getByRole("button", { name: words.takeBack })).toHaveCount(0);

    // Dragged by its handle onto the upper half of the page before it.
    await fares.scrollIntoViewIfNeeded();
    const [from, to] = [await handle.boundingBox(), await fares.boundingBox()];
    if (!from || !to) throw new Error("Both handles are in the window");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 4, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByRole("status").filter({ hasText: words.moved })).toBeVisible();
    await expect.poll(() => firstInMenu(page, site, prefix)).toBe("contact");
    await page.getByRole("button", { name: words.takeBack }).click();
    await expect.poll(() => firstInMenu(page, site, prefix)).toBe("fares");
  });
}
