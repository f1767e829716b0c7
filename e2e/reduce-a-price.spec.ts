import type { Page } from "@playwright/test";
import { endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { expectAlive } from "./support/alive";
import { collect, fillIn, payAndSee } from "./support/checkout-form";
import { fromBasketToCheckout } from "./support/from-the-list";
import { logIn } from "./support/member";
import { REDUCED_PORT } from "./support/servers";
import { siteTime } from "./support/site-time";
import { type StartedSite, startSite } from "./support/start-site";
import { expect, ignoreRefused, test } from "./support/test";

const OWNER = { email: "admin@73.example", password: "demonstration-only" };

/** Wine of each window: what was charged for one is never forgotten. */
const WINES = {
  desktop: { reference: "BORD-25", name: "Bord de Loire", price: 780 },
  mobile: { reference: "HIRONDELLE-25", name: "L’Hirondelle", price: 820 },
} as const;

const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** Estates of these tests alone: others would find their time a day ahead. */
let estate: StartedSite & { now: () => Date };
test.beforeAll(async ({ browserName: _ }, { project }) => {
  const site = await startSite(73, REDUCED_PORT + (project.name === "mobile" ? 1 : 0));
  estate = { ...site, now: siteTime(site.folder).now };
});
test.afterAll(() => estate.end());

test("the owner reduces a wine by law, it is bought at that price, and the price comes back", async ({
  page,
  browser,
  consoleErrors,
  expectAccessible,
}, { project }) => {
  test.setTimeout(120_000);
  const wine = WINES[project.name as keyof typeof WINES];
  const [lowest, usual, reduced] = [wine.price, wine.price + 200, wine.price - 100];
  await logIn(estate, page, "fr", OWNER);
  await page.goto(`${estate.url}/admin/declination?search=${wine.reference}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${wine.name}`) })
    .filter({ visible: true })
    .first()
    .click();

  const field = (name: string) => page.locator(`#field-${name}`);
  const save = page.getByRole("button", { name: "Enregistrer" });
  const price = field("price");
  await expect(price).toHaveValue(euros(lowest));
  await expect(page.getByText(`Votre prix le plus bas des 30 derniers jours`)).toContainText(
    euros(lowest),
  );
  await price.fill(euros(usual));
  await save.click();
  await expect(page.getByText("C’est enregistré", { exact: false })).toBeVisible();

  // A price that was lower until now is what the law counts from.
  const today = parisDate(estate.now());
  await field("reducedPrice").fill(euros(lowest));
  await field("reducedFrom").fill(today);
  await field("reducedUntil").fill(today);
  const told = page.getByRole("main").getByRole("status");
  await expect(told.filter({ hasText: "Le site ne peut pas l’annoncer" })).toContainText(
    `${euros(lowest - 1)} € au plus`.replace(" €", "\u00a0€"),
  );
  await expectAccessible();
  await save.click();
  await expect(page.getByText("Ce ne serait pas une réduction")).toContainText(euros(lowest - 1));
  ignoreRefused(consoleErrors, 422);

  await field("reducedPrice").fill(euros(reduced));
  await expect(told.filter({ hasText: "sera barré" })).toContainText(euros(lowest));
  await expectAccessible();
  await save.click();
  await expect(page.getByText("C’est enregistré", { exact: false })).toBeVisible();

  const visitor = await (await browser.newContext(project.use)).newPage();
  await expectReduced(visitor, { url: estate.url, lowest, reduced, name: wine.name });
  await fromBasketToCheckout(visitor, "fr");
  await expect(visitor.getByText("Prix le plus bas des 30 derniers jours").first()).toBeAttached();
  await collect(visitor);
  await fillIn(visitor, "billing");
  await payAndSee(visitor, "fr", { now: estate.now() });
  await expect(visitor.getByRole("main")).toContainText(euros(reduced * 3));

  estate.moveTo(endOfParisDay(today));
  const card = visitor.getByRole("article").filter({ hasText: wine.name });
  await expect(async () => {
    await visitor.goto(`${estate.url}/vins`);
    await expect(card).toContainText(euros(usual), { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(card).not.toContainText("Prix le plus bas");
  await visitor.context().close();
});

/** Looks at a reduced wine in the list, on its sheet and in the basket, which it ends in. */
async function expectReduced(
  page: Page,
  wine: { url: string; lowest: number; reduced: number; name: string },
) {
  const told = `Prix le plus bas des 30 derniers jours\u00a0: ${euros(wine.lowest)}\u00a0€`;
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  await page.goto(`${wine.url}/vins`);
  const card = page.getByRole("article").filter({ hasText: wine.name });
  await expect(card).toContainText(euros(wine.reduced));
  await expect(card).toContainText(told);
  await expect(card.locator("s")).toHaveText(`${euros(wine.lowest)}\u00a0€`);
  await card.getByRole("link", { name: wine.name }).click();
  const main = page.getByRole("main");
  await expect(main.getByText(told)).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect
    .poll(async () => (await data.allTextContents()).join())
    .toContain("https://schema.org/StrikethroughPrice");
  await expectAlive(page.locator("#add-quantity"));
  await page.locator("#add-quantity").fill("3");
  await page.getByRole("button", { name: "Ajouter au panier", exact: true }).click();
  await page.getByRole("status").getByRole("link", { name: "Voir le panier" }).click();
  await expect(main.getByText(told)).toBeVisible();
  await expect(main).toContainText(`${euros(wine.reduced * 3)}\u00a0€`);
}
