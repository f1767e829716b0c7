import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { estateCart } from "./support/estate-cart";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    country: "Pays de livraison",
    town: "Code postal ou commune",
    elsewhere: /Ce code postal n’est pas celui du pays choisi\./,
    collect: "Retrait sur place",
    relay: /^Colporteur/,
    map: "Carte des points relais",
    unreachable: /La connexion a été interrompue/,
    again: "Réessayer",
    cellar: /Saint-Gildas-sur-Sèvre/,
    few: /il en manque/,
  },
  en: {
    country: "Country of delivery",
    town: "Postcode or town",
    elsewhere: /This postcode is not in the chosen country\./,
    collect: "Click and collect",
    relay: /^Colporteur/,
    map: "Map of the parcel shops",
    unreachable: /The connection was lost/,
    again: "Try again",
    cellar: /Saint-Gildas-sur-Sèvre/,
    few: /to go/,
  },
} as const;

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

/** Opens the checkout with so many bottles of one wine in the cart. */
async function orderBottles(page: Page, locale: Locale, prefix: string, quantity: number) {
  await estateCart(estate, page, locale, { "AULNES-25": quantity });
  await page.goto(estate.url + pathIn(prefix, "/checkout"));
}

async function chooseClisson(page: Page, label: string) {
  await page.getByRole("combobox", { name: label }).fill("44190 cliss");
  await page.getByRole("option", { name: "44190 Clisson" }).click();
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a parcel shop is chosen on the list or on the map, which go together (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await orderBottles(page, locale, prefix, 6);
    await chooseClisson(page, words.town);
    await page.getByRole("radio", { name: words.relay }).check();

    const shop = (name: string) => page.getByRole("radio", { name });
    const map = page.getByRole("group", { name: words.map });
    const marker = (name: string) => map.getByRole("button", { name });
    await marker("Maison de la presse des Halles").focus();
    await page.keyboard.press("ArrowRight");
    await expect(marker("Quincaillerie Bertin")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(shop("Quincaillerie Bertin")).toBeChecked();

    await shop("Maison de la presse des Halles").check();
    const chosen = marker("Maison de la presse des Halles");
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(marker("Quincaillerie Bertin")).toHaveAttribute("aria-pressed", "false");
    await marker("Quincaillerie Bertin").click();
    await expect(shop("Quincaillerie Bertin")).toBeChecked();
    await expectAccessible();
    expect([...hosts]).toEqual([new URL(estate.url).host]);

    await page.reload();
    await expect(shop("Quincaillerie Bertin")).toBeChecked();
  });

  test(`a price that cannot be had leaves no carrier, and can be asked for again (${locale})`, async ({
    page,
    consoleErrors,
  }) => {
    await orderBottles(page, locale, prefix, 6);
    await page.route("**/api/calculate/shipping-fees", (route) => route.abort());
    await chooseClisson(page, words.town);
    await expect(page.getByText(words.unreachable)).toBeVisible();
    await expect(page.getByRole("radio", { name: words.relay })).toHaveCount(0);
    await page.unroute("**/api/calculate/shipping-fees");
    await page.getByRole("button", { name: words.again }).click();
    await expect(page.getByRole("radio", { name: words.relay })).toBeVisible();
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((text) => !text.includes("ERR_FAILED")),
    );
  });

  test(`a postcode that is refused says so at its field, and another is taken (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    await orderBottles(page, locale, prefix, 6);
    await page.getByLabel(words.country).selectOption("RE");
    const town = page.getByRole("combobox", { name: words.town });
    await town.fill("44000 Saint-Denis");
    await page.getByRole("option", { name: "44000 Saint-Denis" }).click();
    await expect(town).toHaveAttribute("aria-invalid", "true");
    await expect(town).toHaveAccessibleDescription(words.elsewhere);
    await expect(page.locator('[name="delivery.idCarrier"]')).toHaveCount(0);
    await expectAccessible();
    await town.fill("F-97 400 Saint-Denis");
    await page.getByRole("option", { name: "97400 Saint-Denis" }).click();
    await expect(page.locator('[name="delivery.idCarrier"]').first()).toBeVisible();
    await expect(town).not.toHaveAttribute("aria-invalid");
    ignoreRefused(consoleErrors, 422);
  });

  test(`an order is collected on a day and at a time that are offered (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    await orderBottles(page, locale, prefix, 1);
    await chooseClisson(page, words.town);
    await expect(page.getByText(words.few).first()).toBeVisible();
    await page.getByRole("radio", { name: words.collect }).check();
    await page.getByRole("radio", { name: words.cellar }).check();
    await page.locator("label:has([name=dateSchedule])").first().click();
    await page.locator("label:has([name=idSchedule])").first().click();
    const time = page.locator("[name=idSchedule]").first();
    await expect(time).toBeChecked();
    await expectAccessible();
    await page.reload();
    await expect(time).toBeChecked();
  });
}
