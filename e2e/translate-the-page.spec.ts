import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { bookedRide } from "./support/booked-ride";
import { choosePlace, WORDS as FORM, priceButton, typeTime, usualDay } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { collect, fillIn, payAndSee, send } from "./support/checkout-form";
import { fromBasketToCheckout, fromListToBasket } from "./support/from-the-list";
import { logIn, newMember } from "./support/member";
import { ownPhone } from "./support/own-phone";
import { expect, ignoreRefused, long, ONCE, ROUTES, test } from "./support/test";
import { translatePages } from "./support/translated-page";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

test.beforeEach(async ({ context }) => translatePages(context));

/** Error of React, which makes a page anew that was translated before it came alive. */
const MADE_ANEW = /error #418/;

const ignoreErrors = (errors: string[], meant: RegExp): void => {
  errors.splice(0, errors.length, ...errors.filter((text) => !meant.test(text)));
};

const isTranslated = (page: Page) =>
  expect(page.locator("html")).toHaveClass(/(?:^|\s)translated-ltr/);

/** Reads the price in lines, in whole cents. */
async function amountsOf(page: Page): Promise<number[]> {
  const list = page.locator("dl").filter({ hasText: FORM.fr.vat, visible: true });
  const texts = await list.locator("dd").allInnerTexts();
  return texts.map((text) =>
    Math.round(Number(text.replace(/[^\d,-]/g, "").replace(",", ".")) * 100),
  );
}

test(
  "a translated page prices a ride, prices another, and books it",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    const words = FORM.fr;
    const date = site.freeDay();
    const summary = page.locator("section[aria-labelledby=ride-summary-title]");
    const total = summary.locator("dd.text-title");
    const price = async () => {
      await priceButton(page, words.price).click();
      await expect(page.locator("#price-title")).toBeFocused();
      const amounts = await amountsOf(page);
      const [vat, sum, ...lines] = amounts.toReversed();
      expect(lines.reduce((all, amount) => all + amount, 0)).toBe(sum);
      expect(vat).toBeGreaterThan(0);
      return sum;
    };
    await page.goto(`${site.url}/reserver`);
    await isTranslated(page);
    await choosePlace(page, words.pickup, "gare de nantes");
    await choosePlace(page, words.dropoff, "clisson");
    await page.getByLabel(words.date, { exact: true }).fill(date);
    await typeTime(page, "10:00");
    const near = await price();

    await page.getByRole("combobox", { name: words.dropoff }).fill("");
    await expect(total).toHaveCount(0);
    await choosePlace(page, words.dropoff, "la baule");
    const far = await price();
    expect(far).toBeGreaterThan(near ?? 0);
    await expect(summary).toContainText("La Baule");
    await expect(summary).not.toContainText("Clisson");

    for (let more = 0; more < 3; more += 1) {
      await page.getByRole("button", { name: "Un passager de plus" }).click();
    }
    await page.getByRole("button", { name: "Ajouter une étape" }).click();
    await page.getByRole("button", { name: /^Retirer l’étape/ }).click();
    await page.getByLabel("Prévoir aussi le retour").check();
    await page.getByLabel("Prévoir aussi le retour").uncheck();
    await page.locator('[name="kind"][value="HIRE"]').check({ force: true });
    await page.locator('[name="kind"][value="TRANSFER"]').check({ force: true });
    await price();
    await page.getByRole("radio", { name: /Van/ }).last().check({ force: true });
    await expect.poll(async () => (await amountsOf(page)).at(-2)).not.toBe(far);

    // An error shows at its field, and goes.
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByLabel(words.firstname, { exact: true })).toBeFocused();
    await page.getByLabel(words.firstname, { exact: true }).fill("Anne");
    await page.getByLabel(words.lastname, { exact: true }).fill("Le Bihan");
    await page.getByLabel(words.email, { exact: true }).fill("anne@example.org");
    await page.getByLabel(words.phone, { exact: true }).fill(ownPhone());
    await page.getByLabel(words.address).first().fill("3 avenue des Ibis");
    await page.getByLabel(words.accept).check();
    await page.getByRole("button", { name: words.order }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.booked);
    await page.getByRole("button", { name: words.payDeposit }).click();
    await decideAtBank(page, "fr", "accept");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(BOOKING_WORDS.fr.paid);
    await page.getByRole("link", { name: BOOKING_WORDS.fr.toBooking }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(BOOKING_WORDS.fr.status.paid);

    // The ride is changed on its own page, then cancelled.
    await isTranslated(page);
    await press(page.getByRole("button", { name: "Modifier ma course" }));
    for (const place of ["saint-nazaire", "clisson"]) {
      await page.getByRole("combobox", { name: words.dropoff }).fill("");
      await choosePlace(page, words.dropoff, place);
      await page.getByRole("button", { name: "Voir le nouveau prix" }).click();
      await expect(page.getByRole("button", { name: "Confirmer la modification" })).toBeVisible();
    }
    await page.getByRole("button", { name: "Confirmer la modification" }).click();
    await expect(page.getByText("Votre course est modifiée.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Clisson");
    await press(page.getByRole("button", { name: "Annuler ma course" }));
    await page.getByRole("dialog").getByRole("button", { name: "Annuler la course" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      BOOKING_WORDS.fr.status.cancelled,
    );
    ignoreErrors(consoleErrors, MADE_ANEW);
  },
);

test(
  "a translated home prices a ride, and another",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    await page.goto(site.url);
    await isTranslated(page);
    const form = page.locator("form").filter({ has: page.locator("#asked-pickup") });
    const send = form.locator("button[type=submit]");
    const price = form.getByRole("status").locator("strong");
    const prices: (string | null)[] = [];
    // At usual fares the price is the lowest one, which the home tells before it knows the day.
    const day = usualDay(site.freeDay());
    for (const place of ["clisson", "la baule"]) {
      await page.locator("#asked-pickup").fill("gare de nantes");
      await page.locator("#asked-dropoff").fill(place);
      await page.locator("#asked-date").focus();
      await expect(page.locator("#asked-dropoff")).toHaveValue(/\(44/);
      await expect(price).toHaveText(/€/);
      await expect.poll(async () => prices.includes(await price.textContent())).toBe(false);
      prices.push(await price.textContent());
    }
    await page.locator("#asked-date").fill(day);
    await page.locator("#asked-time").fill("10:00");
    await page.locator("#asked-time").press("Tab");
    await expect(send).toHaveText(/€/);
    await expect(send).toContainText(prices.at(-1) ?? "no price");
    await page.locator("#asked-date").fill("31/02/2027");
    await page.locator("#asked-time").focus();
    await expect(page.locator("#asked-date")).toHaveAttribute("aria-invalid", "true");
    await page.locator("#asked-date").fill(day);
    await page.locator("#asked-time").focus();
    await expect(send).toHaveText(/€/);
    await send.click();
    await expect(page.locator("#price-title")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("La Baule-Escoublac");
    ignoreErrors(consoleErrors, MADE_ANEW);
  },
);

test(
  "a translated shop is searched, its basket changed, and an order paid",
  ONCE,
  async ({ page, estate, consoleErrors }) => {
    await fromListToBasket(estate, page, "fr", { name: /^Les Aulnes$/, quantity: 3 });
    await isTranslated(page);
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Les Aulnes" });
    const sum = line.getByText(/^[\d,]+\s€$/).last();
    const before = (await sum.textContent()) ?? "";
    for (let more = 0; more < 3; more += 1) {
      await line.getByRole("button", { name: /^Un(?:e)? de plus/ }).click();
    }
    await expect(sum).not.toHaveText(before);
    await page.getByLabel("Code de réduction").fill("nothing");
    await page.getByRole("button", { name: "Appliquer" }).click();
    await expect(page.getByText("Ce code de réduction n’existe pas.")).toBeVisible();
    await page.getByLabel("Code de réduction").fill("bienvenue10");
    await page.getByRole("button", { name: "Appliquer" }).click();
    await expect(page.getByText("Code BIENVENUE10 appliqué")).toBeVisible();
    await page.getByRole("button", { name: "Retirer le code" }).click();
    await line.getByRole("button", { name: /^Retirer du panier/ }).click();
    await page.getByRole("button", { name: "Remettre" }).click();
    await expect(line).toBeVisible();
    await fromBasketToCheckout(page, "fr");
    await isTranslated(page);
    await send(page, "44000", "last");
    await collect(page);
    await fillIn(page, "billing");
    await payAndSee(page, "fr", { now: estate.now() });
    ignoreErrors(consoleErrors, MADE_ANEW);
    ignoreRefused(consoleErrors, 422);
  },
);

test(
  "a translated space is logged in to and changed",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    const { email, password } = await newMember(site, page, "fr");
    await page.context().clearCookies();
    await page.goto(`${site.url}/auth`);
    await isTranslated(page);
    const login = page.getByRole("region", { name: "Se connecter" });
    await login.getByRole("button", { name: "Se connecter" }).click();
    await login.getByLabel("E-mail").fill(email);
    await login.getByLabel(/^Mot de passe$/).fill(`${password} no`);
    await login.getByRole("button", { name: /^Afficher/ }).click();
    await login.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByText(/ne vont pas ensemble/).first()).toBeVisible();
    await login.getByLabel(/^Mot de passe$/).fill(password);
    await login.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(`${site.url}/account`);
    await page.goto(`${site.url}/account/profile`);
    await isTranslated(page);
    for (const name of ["Maëlle", "Anne"]) {
      const firstname = page.getByLabel("Prénom", { exact: true });
      await firstname.fill(name);
      await press(page.getByRole("main").getByRole("button", { name: "Enregistrer" }).first());
      await expect(page.getByText("Vos informations sont enregistrées.")).toBeVisible();
    }
    await page.goto(`${site.url}/account/addresses`);
    await isTranslated(page);
    for (const street of ["12 quai de la Fosse", "3 rue Crébillon"]) {
      await press(page.getByRole("button", { name: "Ajouter une adresse" }));
      await page.getByLabel("Adresse", { exact: true }).fill(street);
      await page.getByLabel("Code postal").fill("44000");
      await page.getByLabel("Ville").fill("Nantes");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByText(street).first()).toBeVisible();
    }
    await page.getByRole("button", { name: /^Supprimer l’adresse 12/ }).click();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(page.getByText("12 quai de la Fosse")).toHaveCount(0);
    ignoreRefused(consoleErrors, 401, 422);
    ignoreErrors(consoleErrors, MADE_ANEW);
  },
);

/** Presses, ticks and types all that a page lets a visitor use without leaving it or sending it. */
async function useAll(page: Page): Promise<void> {
  const main = page.getByRole("main");
  for (const part of [page.getByRole("banner"), main]) {
    for (const button of await part.locator("button:visible:not([type=submit])").all()) {
      await button.click({ timeout: 500 }).catch(() => undefined);
    }
    await page.keyboard.press("Escape");
  }
  for (const box of await main.locator("input[type=checkbox]:visible, summary:visible").all()) {
    await box.click({ timeout: 500 }).catch(() => undefined);
  }
  for (const choice of await main.locator("select:visible").all()) {
    const last = await choice.locator("option").last().getAttribute("value");
    if (last !== null) await choice.selectOption(last);
  }
  const texts = "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea";
  for (const text of await main.locator(texts).all()) {
    if (await text.isVisible()) await text.fill("nantes");
  }
  await page.keyboard.press("Escape");
  for (const send of await main.locator("button[type=submit]:visible").all()) {
    await send.click({ timeout: 500 }).catch(() => undefined);
  }
}

const FORMS = ["/auth", "/auth#register", "/withdrawal", "/password/reset/ask", "/nowhere"];
const SHOP = ["/", "/vins", "/product/muscadet-les-aulnes-1", "/cart", "/checkout", "/auth"];

const LANGUAGES = [
  [/English/, "en"],
  [/Français/, "fr"],
] as const;

async function expectToLive(page: Page, url: string, routes: readonly string[]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(url + route);
      await isTranslated(page);
      await useAll(page);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByText("500", { exact: true })).toHaveCount(0);
    });
  }
  await page.goto(url);
  await isTranslated(page);
  for (const [name, language] of LANGUAGES) {
    await press(page.getByRole("link", { name }).filter({ visible: true }).first());
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("main")).toBeVisible();
  }
}

test(
  "every page of the chauffeur’s lives once it is translated",
  long(ONCE),
  async ({ page, site, consoleErrors }) => {
    test.setTimeout(300_000);
    await expectToLive(page, site.url, [...ROUTES, ...FORMS]);
    ignoreRefused(consoleErrors, 404, 422, 418, 401);
  },
);

test(
  "every page of the estate lives once it is translated",
  long(ONCE),
  async ({ page, estate, consoleErrors }) => {
    test.setTimeout(300_000);
    await expectToLive(page, estate.url, SHOP);
    ignoreRefused(consoleErrors, 404, 422, 418, 401);
  },
);

test(
  "a translated panel shows its days, lists and rows",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    test.setTimeout(240_000);
    const ride = await bookedRide(site, "fr");
    await ride.pay();
    await logIn(site, page, "fr", OWNER);
    await page.goto(`${site.url}/admin`);
    await isTranslated(page);
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    const menu = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
    const parts = await menu.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    // The menu and the screen change at once.
    const here = page.getByRole("navigation", { name: "Menu" }).locator("a[aria-current=page]");
    for (const path of parts.filter((part) => part.startsWith("/admin"))) {
      await test.step(path, async () => {
        await page.evaluate((to) => window.history.pushState(null, "", to), path);
        await expect(here).toHaveAttribute("href", path);
        await expect(title).toBeVisible();
        // A list that turns out to be empty is not searched.
        await expect(page.getByRole("main").locator("[class*=animate-pulse]")).toHaveCount(0);
        const search = page.getByRole("main").getByRole("searchbox");
        if (await search.isVisible()) {
          for (const text of ["zzzz", ""]) await search.fill(text);
        }
        const row = page.locator(`main a[href^="${path}/"]:not([href$="/new"]):visible`).first();
        if (!(await row.isVisible())) return;
        await row.click();
        await expect(page).not.toHaveURL(site.url + path);
        await expect(title).toBeVisible();
        await page.goBack();
        await expect(title).toBeVisible();
      });
    }
    await page.goto(`${site.url}/admin/booking/${ride.booking.reference}`);
    await isTranslated(page);
    await press(page.getByRole("button", { name: "Confirmer la course" }).first());
    await page.getByRole("dialog").getByRole("button", { name: "Confirmer la course" }).click();
    await expect(page.getByRole("main").getByText("Confirmée").first()).toBeVisible();
    await page.goto(`${site.url}/admin/new-booking`);
    await isTranslated(page);
    const book = page.getByRole("button", { name: /^Réserver/ });
    await press(book);
    await expect(page.locator("[aria-invalid]")).not.toHaveCount(0);
    await choosePlace(page, FORM.fr.pickup, "gare de nantes");
    await page.locator("#ride-startAt").fill(site.freeDay());
    await page.locator("#ride-startAt").press("Tab");
    await typeTime(page, "10:00");
    for (const place of ["clisson", "la baule"]) {
      const before = (await book.textContent()) ?? "";
      await page.getByRole("combobox", { name: FORM.fr.dropoff }).fill("");
      await choosePlace(page, FORM.fr.dropoff, place);
      await expect(book).toHaveText(/€/);
      await expect(book).not.toHaveText(before);
    }
    await page.getByRole("checkbox", { name: "Convenir d’un autre prix" }).check();
    await page.getByRole("textbox", { name: "Prix convenu TTC (€)" }).fill("1042,50");
    await expect(book).toHaveText(/1.042,50/);
    await page.getByRole("checkbox", { name: "Convenir d’un autre prix" }).uncheck();
    await expect(book).not.toHaveText(/1.042,50/);
    // The frame of a letter runs no script, the translator's neither.
    ignoreErrors(consoleErrors, /error #418|^Blocked script execution/);
  },
);

test(
  "a page in which an extension has moved something is written anew, with what was typed",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    const words = FORM.fr;
    await page.goto(`${site.url}/reserver`);
    await choosePlace(page, words.pickup, "gare de nantes");
    await choosePlace(page, words.dropoff, "la baule");
    // The part that the page is about to take away stands elsewhere.
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('[name="dropoff.address"]')) {
        const part = field.closest("div.mt-3");
        if (part) document.body.append(part);
      }
    });
    await page.getByRole("combobox", { name: words.dropoff }).fill("clis");
    await expect(page.getByRole("combobox", { name: words.pickup })).toHaveValue("Gare de Nantes");
    await expect(priceButton(page, words.price)).toBeVisible();
    consoleErrors.length = 0;
  },
);
