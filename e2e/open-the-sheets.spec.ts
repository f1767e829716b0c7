import type { Locator, Page } from "@playwright/test";
import { searchPlaces } from "@/lib/api/geography";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { bookedRide } from "./support/booked-ride";
import { boughtOrder } from "./support/bought-order";
import { callTo } from "./support/customer-call";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const CELLAR = { ...OWNER, email: "admin@73.example" };

const WORDS = {
  fr: {
    select: "Choisir la commande",
    handOver: "Parties ou prêtes…",
    correct: "Corriger le stock",
    identity: "Marquer comme vérifiée",
  },
  en: {
    select: "Select order",
    handOver: "Sent or ready…",
    correct: "Correct the stock",
    identity: "Mark as checked",
  },
};

/** Logs a member of the staff in, in a language of the panel. */
async function openPanel(site: OwnSite, page: Page, locale: "fr" | "en", who: typeof OWNER) {
  await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
  await logIn(site, page, locale, who);
}

/** Opens a sheet by the keyboard, looks at it, and leaves it: the focus is where it was. */
async function lookAtSheet(page: Page, opener: Locator, look: () => Promise<void>): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await look();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  await page.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
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
      await page.locator(`main a[href^="/admin/${part}/"]:visible`).first().press("Enter");
      await expect(page).toHaveURL(/\/admin\/[\w-]+\/\d+$/);
      await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
      await expectAccessible();
      if (part === "stock") {
        const correct = page.getByRole("button", { name: words.correct });
        await lookAtSheet(page, correct, expectAccessible);
      }
    }
  });

  test(`an identity to be checked is opened by keyboard (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const [dropoff] = await searchPlaces(callTo(site, locale), "Brest");
    if (!dropoff) throw new Error("Brest is not found");
    const day = site.freeDay();
    const returnAt = parisIso(parisInstant(site.freeDay(), "20:00") ?? new Date(Number.NaN));
    const ride = await bookedRide(site, locale, { day, dropoff, returnAt });
    await openPanel(site, page, locale, OWNER);
    await page.goto(`${site.url}/admin/booking/${ride.booking.reference}`);
    await lookAtSheet(page, page.getByRole("button", { name: words.identity }), expectAccessible);
  });
}
