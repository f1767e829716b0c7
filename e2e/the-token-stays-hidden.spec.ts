import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { newMember } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { watchSecrets } from "./support/secret-watch";
import { expect, LOCALES, ONCE, pathIn, ROUTES, testOnOwnSite as test } from "./support/test";

const PRIVATE = [
  "/account",
  "/account/bookings",
  "/account/papers",
  "/account/profile",
  "/account/addresses",
  "/account/newsletter",
  "/account/security",
  "/account/data",
  "/auth",
  "/password/reset/ask",
  "/withdrawal",
];
const CALLS = [
  ...["/user", "/logged", "/user/session", "/user/export", "/user/address", "/user/paper"],
  "/user/booking?when=past",
];

const WORDS = {
  fr: { addAddress: "Ajouter une adresse", changed: /^Votre mot de passe est changé/ },
  en: { addAddress: "Add an address", changed: /^Your password has been changed/ },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];
  const common = BOOKING_WORDS[locale];
  const title = (page: Page) => page.getByRole("heading", { level: 1 });

  async function logInByForm(page: Page, email: string, password: string) {
    await page.goto(pathIn(prefix, "/auth"));
    const form = page
      .locator("form")
      .filter({ has: page.locator("[autocomplete=current-password]") });
    await form.locator("[type=email]").fill(email);
    await form.locator("[autocomplete=current-password]").fill(password);
    await form.locator("[type=submit]").click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith("/auth"));
  }

  async function book(page: Page, site: OwnSite) {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, form.pickup, "aeroport nantes");
    await choosePlace(page, form.dropoff, "la baule");
    await page.getByLabel(form.date, { exact: true }).fill(site.freeDay());
    await typeTime(page, "10:00");
    await priceButton(page, form.price).click();
    await page.getByLabel(form.accept).check();
    await page.getByRole("button", { name: form.order }).click();
    await expect(page.getByRole("heading", { name: form.booked })).toBeFocused();
  }

  async function saveAddress(page: Page) {
    const main = page.getByRole("main");
    await press(main.getByRole("button", { name: words.addAddress }));
    await main.locator("[name=address]").fill("12 quai de la Fosse");
    await main.locator("[name=postalCode]").fill("44000");
    await main.locator("[name=city]").fill("Nantes");
    await main.locator("form [type=submit]").click();
    await expect(main.getByText("12 quai de la Fosse")).toBeVisible();
    await expect(main.locator("[name=address]")).toHaveCount(0);
  }

  /** Changes the password, with which a new session opens. */
  async function changePassword(page: Page, password: string) {
    const form = page.locator("form").filter({ has: page.locator("[name=newPassword]") });
    await form.locator("[name=currentPassword]").fill(password);
    await form.locator("[name=newPassword]").fill(`${password}, encore`);
    await form.locator("[type=submit]").click();
    await expect(page.getByText(words.changed)).toBeVisible();
  }

  test(
    `a member uses the whole site, and no byte of it tells the session (${locale})`,
    ONCE,
    async ({ page, site }) => {
      test.setTimeout(240_000);
      const { email, password } = await newMember(site, page, locale);
      await page.context().clearCookies();
      const watch = watchSecrets(page);
      await logInByForm(page, email, password);
      const first = await watch.token();
      for (const path of ROUTES) await watch.visit(pathIn(prefix, path));

      await book(page, site);
      await watch.look();
      await page.getByRole("button", { name: form.payDeposit }).click();
      await expect(page).toHaveURL(/\/api\/test-gateway\/pay\//);
      await watch.look();
      await decideAtBank(page, locale, "accept");
      await expect(title(page)).toHaveText(common.paid);
      await watch.look();
      await page.getByRole("link", { name: common.toBooking }).click();
      await expect(title(page)).toHaveText(common.status.paid);
      await watch.look();

      await watch.visit(pathIn(prefix, "/account/addresses"));
      await saveAddress(page);
      await watch.look();
      await watch.visit(pathIn(prefix, "/account/security"));
      await changePassword(page, password);
      await watch.look();
      expect(await watch.token()).not.toBe(first);

      for (const path of PRIVATE) await watch.visit(pathIn(prefix, path));
      await watch.call(...CALLS);
      await watch.expectHidden(email);
    },
  );
}
