import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { choosePlace, WORDS as FORM, freeSlot, priceButton, typeTime } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { collect, fillIn, payAndSee } from "./support/checkout-form";
import { fromBasketToCheckout, fromListToBasket } from "./support/from-the-list";
import { ownPhone } from "./support/own-phone";
import { type Refusal, refuseAll } from "./support/refusing-browser";
import { ANY_WINDOW, expect, LOCALES, ONCE, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    notKept: /Votre navigateur n’enregistre rien pour ce site/,
    noCookies: /Votre navigateur refuse les cookies de ce site/,
    login: "Se connecter",
    email: "E-mail",
    password: /^Mot de passe$/,
  },
  en: {
    notKept: /Your browser stores nothing for this site/,
    noCookies: /Your browser refuses this site’s cookies/,
    login: "Log in",
    email: "E-mail",
    password: /^Password$/,
  },
} as const;

/** A member of the demonstration. */
const MEMBER = { email: "member@72.example", password: "demonstration-only" };

const refusals: Refusal[] = ["throws", "missing", "full"];

for (const [index, refusal] of refusals.entries()) {
  const { locale, prefix } = LOCALES[index % 2] ?? LOCALES[0];
  const words = WORDS[locale];
  const form = FORM[locale];

  test(
    `a ride is booked and paid where storage ${refusal === "full" ? "is full" : refusal}`,
    ONCE,
    async ({ page, site }, { workerIndex }) => {
      await refuseAll(page.context(), refusal);
      const { date, time } = freeSlot(workerIndex);
      await page.goto(site.url + pathIn(prefix, "/reserver"));
      await expect(page.getByText(words.notKept)).toBeVisible();
      await choosePlace(page, form.pickup, "gare de nantes");
      await choosePlace(page, form.dropoff, "clisson");
      await page.getByLabel(form.date, { exact: true }).fill(date);
      await typeTime(page, time);
      // What the tab remembers outlives its page.
      await page.reload();
      await expect(page.locator('[name="startAt-time"]')).toHaveValue(time);
      await press(priceButton(page, form.price));
      await page.getByLabel(form.firstname, { exact: true }).fill("Anne");
      await page.getByLabel(form.lastname, { exact: true }).fill("Le Bihan");
      await page.getByLabel(form.email, { exact: true }).fill("anne@example.org");
      await page.getByLabel(form.phone, { exact: true }).fill(ownPhone());
      await page.getByLabel(form.accept).check();
      await page.getByRole("button", { name: form.order }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.booked);
      await page.getByRole("button", { name: form.payDeposit }).click();
      await decideAtBank(page, locale, "accept");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(BOOKING_WORDS[locale].paid);
      await page.getByRole("link", { name: BOOKING_WORDS[locale].toBooking }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        BOOKING_WORDS[locale].status.paid,
      );
      await expectNothingBroken(page);
    },
  );

  test(
    `wine is bought and paid where storage ${refusal === "full" ? "is full" : refusal}`,
    ONCE,
    async ({ page, estate }) => {
      await refuseAll(page.context(), refusal);
      await fromListToBasket(estate, page, locale, { name: /^Les Aulnes$/, quantity: 3 });
      await expect(page.getByText(words.notKept)).toBeVisible();
      await fromBasketToCheckout(page, locale);
      await collect(page);
      await fillIn(page, "billing");
      await payAndSee(page, locale, { now: estate.now() });
      await expectNothingBroken(page);
    },
  );
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(
    `a login without cookies says so, and goes round in no circle (${locale})`,
    ANY_WINDOW,
    async ({ page, site }) => {
      await refuseAll(page.context(), "throws");
      await page.goto(site.url + pathIn(prefix, "/auth"));
      const login = page.getByRole("region", { name: words.login });
      // Before one has typed a password in vain, and after.
      await expect(login.getByRole("alert")).toHaveText(words.noCookies);
      await login.getByLabel(words.email).fill(MEMBER.email);
      await login.getByLabel(words.password).fill(MEMBER.password);
      const opened: string[] = [];
      page.on("framenavigated", (frame) => opened.push(frame.url()));
      await login.getByRole("button", { name: words.login }).click();
      await expect(login.getByRole("button", { name: words.login })).toBeEnabled();
      await expect(login.getByRole("alert")).toHaveText(words.noCookies);
      await expect(login.getByLabel(words.email)).toHaveValue(MEMBER.email);
      expect(opened).toEqual([]);
    },
  );
}

/** Every page that the site has, opened one after the other, is there. */
async function expectNothingBroken(page: Page): Promise<void> {
  for (const path of await page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const { origin, pathname } = new URL((link as HTMLAnchorElement).href);
        return origin === location.origin ? [pathname] : [];
      }),
    )) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/500|Erreur|Error/);
  }
}
