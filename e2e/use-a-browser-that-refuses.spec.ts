import type { Page } from "@playwright/test";
import { holdScriptsBack, press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { collect, fillIn, payAndSee } from "./support/checkout-form";
import { fromBasketToCheckout, fromListToBasket } from "./support/from-the-list";
import { ownPhone } from "./support/own-phone";
import { type Refusal, refuseAll } from "./support/refusing-browser";
import { ANY_WINDOW, expect, LOCALES, long, ONCE, pathIn, test } from "./support/test";

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

const MEMBER = { email: "member@72.example", password: "demonstration-only" };

const refusals: Refusal[] = ["throws", "missing", "full"];

for (const [index, refusal] of refusals.entries()) {
  const { locale, prefix } = LOCALES[index % 2] ?? LOCALES[0];
  const words = WORDS[locale];
  const form = FORM[locale];
  // Storage that throws is the most common refusal.
  const where = refusal === "throws" ? ONCE : long(ONCE);

  test(
    `a ride is booked and paid where storage ${refusal === "full" ? "is full" : refusal}`,
    where,
    async ({ page, site }) => {
      await refuseAll(page.context(), refusal);
      const date = site.freeDay();
      await page.goto(site.url + pathIn(prefix, "/reserver"));
      await expect(page.getByText(words.notKept)).toBeVisible();
      await choosePlace(page, form.pickup, "gare de nantes");
      await choosePlace(page, form.dropoff, "clisson");
      await page.getByLabel(form.date, { exact: true }).fill(date);
      await typeTime(page, "10:00");
      // The memory of the tab outlives its page.
      await page.reload();
      await expect(page.locator('[name="startAt-time"]')).toHaveValue("10:00");
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
    where,
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

test(
  "of age is said once, also before the code of the page has come",
  ONCE,
  async ({ page, estate }) => {
    await refuseAll(page.context(), "full");
    const comeAlive = await holdScriptsBack(page);
    await page.goto(`${estate.url}/vins`, { waitUntil: "commit" });
    await page.locator("[data-age=yes]").click();
    comeAlive();
    await press(page.getByRole("main").getByRole("link", { name: /^Les Aulnes$/ }));
    await press(page.getByRole("button", { name: "Ajouter au panier", exact: true }));
    await page.getByRole("status").getByRole("link", { name: "Voir le panier" }).click();
    await expect(page.getByRole("main")).toContainText("Les Aulnes");
    await page.reload();
    await expect(page.getByRole("main")).toContainText("Les Aulnes");
    await expect(page.locator("#age-door")).toBeHidden();
  },
);

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(
    `a login without cookies says so, and goes round in no circle (${locale})`,
    ANY_WINDOW,
    async ({ page, site }) => {
      await refuseAll(page.context(), "throws");
      await page.goto(site.url + pathIn(prefix, "/auth"));
      const login = page.getByRole("region", { name: words.login });
      // Before a password is typed in vain, and after.
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

/** Opens every page of the site in turn: each is there. */
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
