import type { Page } from "@playwright/test";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { boughtOrder } from "./support/bought-order";
import { lookAtSheet } from "./support/look-at-sheet";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, LOCALES, testOnOwnSite as test } from "./support/test";

const CELLAR = { email: "admin@73.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    select: "Choisir la commande",
    handOver: "Parties ou prêtes…",
    correct: "Corriger le stock",
  },
  en: {
    select: "Select order",
    handOver: "Sent or ready…",
    correct: "Correct the stock",
  },
};

async function openPanel(site: OwnSite, page: Page, locale: "fr" | "en", who: typeof CELLAR) {
  await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
  await logIn(site, page, locale, who);
}

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`orders that leave, a stock and a product are opened by keyboard (${locale})`, async ({
    page,
    estate,
    expectAccessible,
  }) => {
    const order = await boughtOrder(estate, locale);
    await order.pay();
    await openPanel(estate, page, locale, CELLAR);
    await page.goto(`${estate.url}/admin/picking`);
    await page
      .getByRole("checkbox", { name: `${words.select} ${order.made.reference}` })
      .press("Space");
    await lookAtSheet(page, page.getByRole("button", { name: words.handOver }), expectAccessible);

    for (const part of ["stock", "shop-product", "declination"]) {
      await page.goto(`${estate.url}/admin/${part}`);
      await page
        .locator(`main a[href^="/admin/${part}/"]:not([href$="/new"]):visible`)
        .first()
        .press("Enter");
      await expect(page).toHaveURL(/\/admin\/[\w-]+\/\d+$/);
      await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
      await expectAccessible();
      if (part === "stock") {
        const correct = page.getByRole("button", { name: words.correct });
        await lookAtSheet(page, correct, expectAccessible);
      }
    }
  });
}
