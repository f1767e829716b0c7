import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/locale-code";
import { decideAtBank } from "./support/bank";
import { bringCart, estateCart, orderOfAnother } from "./support/estate-cart";
import { CHECKOUT_PORT } from "./support/servers";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";
import { type StartedSite, startSite } from "./support/wine-estate";

// One after the other: they share a server, its stock and its codes.
test.describe.configure({ mode: "serial", timeout: 90_000 });

const WORDS = {
  fr: {
    add: "Ajouter au panier",
    open: "Voir le panier",
    code: "Code de réduction",
    apply: "Appliquer",
    checkout: "Commander",
    paid: "Merci, votre paiement est arrivé",
    empty: "Votre panier est vide",
    minor: /interdite aux moins de 18 ans/,
    revise: "Votre panier est à revoir",
    toCart: "Corriger dans le panier",
    toCode: "Changer ou retirer le code",
    usedUp: /utilisé autant de fois/,
    alreadyUsed: /déjà utilisé ce code/,
    expired: /n’est plus valable/,
    changed: "Le prix a changé",
    bottles: /par\s3/,
    lost: /La connexion a été interrompue/,
  },
  en: {
    add: "Add to basket",
    open: "View basket",
    code: "Discount code",
    apply: "Apply",
    checkout: "Check out",
    paid: "Thank you, your payment has come in",
    empty: "Your basket is empty",
    minor: /not sold to anyone under 18/,
    revise: "Your basket needs another look",
    toCart: "Mend it in the basket",
    toCode: "Change or remove the code",
    usedUp: /used as often as it could/,
    alreadyUsed: /already used this discount/,
    expired: /no longer valid/,
    changed: "The price has changed",
    bottles: /multiples of\s3/,
    lost: /The connection was lost/,
  },
} as const;

let estate: StartedSite;
test.beforeAll(async ({ isMobile }) => {
  test.setTimeout(120_000);
  estate = await startSite(73, CHECKOUT_PORT + (isMobile ? 1 : 0));
});
test.afterAll(() => estate.end());

const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`;

const button = (page: Page) =>
  page.getByRole("button", { name: /^(?:Commander avec|Place order with)/ });
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const townOption = (page: Page, postalCode: string) =>
  page.getByRole("option", { name: new RegExp(`^${postalCode} `) }).first();

async function chooseTown(page: Page, postalCode: string) {
  await field(page, "deliveryPostalCode").fill(postalCode);
  await townOption(page, postalCode).click();
  await expect(field(page, "delivery.idCarrier").first()).toBeVisible();
}

/** At the first place, on its first day, at its first time. */
async function collect(page: Page) {
  await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
  await field(page, "delivery.idAddress").first().check();
  // Their labels are what one sees of them.
  await page.locator('main label:has([name="dateSchedule"])').first().click();
  await page.locator('main label:has([name="idSchedule"])').first().click();
}

async function fillIn(page: Page, which: "delivery" | "billing", email = newEmail()) {
  await field(page, "user.email").fill(email);
  await field(page, "user.phone").fill("06 39 98 01 02");
  const birthdate = field(page, "user.birthdate");
  if (await birthdate.isVisible()) await birthdate.fill("1982-05-14");
  await field(page, `address.${which}.firstname`).fill("Jeanne");
  await field(page, `address.${which}.lastname`).fill("Le Goff");
  await field(page, `address.${which}.firstPart`).fill("3 rue du Four");
  if (which === "billing") {
    await field(page, "address.billing.postalCode").fill("44190");
    await field(page, "address.billing.city").fill("Clisson");
  }
  await field(page, "acceptTerms").check();
}

async function payAndSee(page: Page, locale: Locale) {
  await button(page).click();
  await decideAtBank(page, locale, "accept");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS[locale].paid);
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const checkout = () => estate.url + pathIn(prefix, "/checkout");
  /** The first to order in this language, with a code that is good once for each person. */
  const first = newEmail();

  test.describe(`in ${locale}`, () => {
    test("from the list to the door, with a code; a minor is refused, and nothing typed is lost", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      await page.goto(estate.url + pathIn(prefix, "/vins"));
      await page.locator("[data-age=yes]").click();
      await page.getByRole("link", { name: "Les Aulnes", exact: true }).click();
      await page.locator("#add-quantity").fill("6");
      await page.getByRole("button", { name: words.add, exact: true }).click();
      await page.getByRole("status").getByRole("link", { name: words.open }).click();
      await page.getByLabel(words.code).fill("bienvenue10");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.getByText("BIENVENUE10").first()).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: words.checkout, exact: true }).click();
      await expect(button(page)).toBeVisible();
      await expectAccessible();
      await button(page).click();
      await expect(field(page, "deliveryPostalCode")).toBeFocused();
      await chooseTown(page, "44000");
      await field(page, "delivery.idCarrier").last().check();
      await fillIn(page, "delivery", first);
      await field(page, "user.birthdate").fill("2012-05-14");
      await page.reload();
      await expect(field(page, "address.delivery.firstPart")).toHaveValue("3 rue du Four");
      await expect(field(page, "delivery.idCarrier").last()).toBeChecked();
      await field(page, "acceptTerms").check();
      await button(page).click();
      await expect(page.getByText(words.minor)).toBeVisible();
      await expect(field(page, "user.birthdate")).toBeFocused();
      await expectAccessible();
      ignoreRefused(consoleErrors, 422);
      await field(page, "user.birthdate").fill("1982-05-14");
      await payAndSee(page, locale);

      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain("Le Goff");
      await page.goto(checkout());
      await expect(page.getByText(words.empty)).toBeVisible();
      await expectAccessible();
    });

    test("a code is good once for each person: refused, and led to", async ({
      page,
      consoleErrors,
    }) => {
      await estateCart(estate, page, locale, { "AULNES-25": 6 }, "BIENVENUE10");
      await page.goto(checkout());
      await chooseTown(page, "44190");
      await field(page, "delivery.idCarrier").last().check();
      await fillIn(page, "delivery", first);
      await button(page).click();
      await expect(page.getByText(words.alreadyUsed)).toBeVisible();
      await expect(page.getByRole("link", { name: words.toCode })).toHaveAttribute(
        "href",
        `${prefix}/cart#discount`,
      );
      ignoreRefused(consoleErrors, 422);
    });

    test("a member fetches it from a parcel shop, and says nothing that is known", async ({
      page,
      expectAccessible,
    }) => {
      const answer = await page.request.post(`${estate.url}/api/login`, {
        headers: { origin: estate.url },
        data: { email: "member@73.example", password: "demonstration-only" },
      });
      expect(answer.ok()).toBe(true);
      await estateCart(estate, page, locale, { "CLISSON-21": 6 });
      await page.goto(checkout());
      await expect(field(page, "user.email")).toHaveValue("member@73.example");
      await chooseTown(page, "44000");
      await field(page, "delivery.idCarrier").first().check();
      await field(page, "delivery.idAccessPoint").first().check();
      await expect(field(page, "address.billing.firstname")).toHaveValue("Juliette");
      await field(page, "user.birthdate").fill("1979-02-03");
      await field(page, "address.billing.firstPart").fill("9 rue Crébillon");
      await field(page, "address.billing.postalCode").fill("44000");
      await field(page, "address.billing.city").fill("Nantes");
      await field(page, "acceptTerms").check();
      await expectAccessible();
      await payAndSee(page, locale);
    });

    test("collected at the cellar, one bottle only", async ({ page, expectAccessible }) => {
      await estateCart(estate, page, locale, { "GUE-24": 1 });
      await page.goto(checkout());
      await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
      await button(page).click();
      await expect(field(page, "delivery.idAddress").first()).toBeFocused();
      await collect(page);
      await fillIn(page, "billing");
      await expectAccessible();
      await payAndSee(page, locale);
    });

    test("sent by e-mail: no age is asked, no delivery paid", async ({ page }) => {
      await estateCart(estate, page, locale, { "BON-DEGUSTATION-2": 1 });
      await page.goto(checkout());
      await expect(button(page)).toBeVisible();
      await expect(field(page, "user.birthdate")).toBeHidden();
      await fillIn(page, "billing");
      await payAndSee(page, locale);
    });

    test("a price that has changed since is shown, and asked about again", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      const cartId = await estateCart(estate, page, locale, { "AULNES-25": 6 });
      // This browser has seen it ten euros cheaper than it is by now.
      await page.route(
        `**/api/cart/${cartId}/default`,
        async (route) => {
          const response = await route.fetch();
          const told = await response.json();
          told.data.products[0].total -= 10;
          await route.fulfill({ response, json: told });
        },
        { times: 1 },
      );
      await page.goto(checkout());
      await collect(page);
      await fillIn(page, "billing");
      await button(page).click();
      await expect(page.getByText(words.changed)).toBeVisible();
      await expect(page.getByText(/43[.,]40/)).toBeVisible();
      await expect(page.locator("strong", { hasText: /53[.,]40/ })).toBeVisible();
      await expect(field(page, "acceptTerms")).toBeChecked();
      await expectAccessible();
      ignoreRefused(consoleErrors, 409);
      await payAndSee(page, locale);
    });

    test("what another has bought since is said at its line", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      // Of eight: enough for the cart, and not for both of them.
      const [wanted, others] = locale === "fr" ? [6, 4] : [3, 3];
      await estateCart(estate, page, locale, { "AULNES-25": 1, "PATIENCE-18": wanted });
      await page.goto(checkout());
      await collect(page);
      await fillIn(page, "billing");
      await orderOfAnother(estate, { "PATIENCE-18": others });
      await button(page).click();
      await expect(page.getByText(words.revise)).toBeVisible();
      await expect(page.getByRole("link", { name: words.toCart })).toHaveAttribute(
        "href",
        new RegExp(`^${prefix}/cart#line-\\d+$`),
      );
      await expect(field(page, "address.billing.firstPart")).toHaveValue("3 rue du Four");
      await expectAccessible();
      ignoreRefused(consoleErrors, 409, 422);
    });

    test("bottles that no parcel holds are told where they are sent, and can be collected", async ({
      page,
    }) => {
      await estateCart(estate, page, locale, { "AULNES-25": 4 });
      await page.goto(checkout());
      await field(page, "deliveryPostalCode").fill("44190");
      await townOption(page, "44190").click();
      await expect(page.getByRole("alert").filter({ hasText: words.bottles })).toBeVisible();
      await expect(field(page, "delivery.idCarrier")).toHaveCount(0);
      await collect(page);
      await expect(page.getByText(words.bottles)).toBeHidden();
    });

    test("an order that got no answer is not made twice", async ({ page, consoleErrors }) => {
      await estateCart(estate, page, locale, { "AULNES-25": 1 });
      await page.goto(checkout());
      await collect(page);
      await fillIn(page, "billing");
      const keys: (string | undefined)[] = [];
      const references: string[] = [];
      await page.route("**/api/order", async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        const response = await route.fetch();
        references.push((await response.json()).data.reference);
        if (keys.length === 1) await route.abort();
        else await route.fulfill({ response });
      });
      await button(page).click();
      await expect(page.getByText(words.lost)).toBeVisible();
      await payAndSee(page, locale);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(new Set(references).size).toBe(1);
      // The browser says itself that a call was broken off.
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
    });
  });
}

/** What the page that is open says of its code, and one that is opened after. */
async function expectRefusedCode(
  page: Page,
  code: string,
  fault: "usedUp" | "expired",
  since: () => Promise<void>,
) {
  const cartId = await estateCart(estate, page, "fr", { "AULNES-25": 6 }, code);
  await page.goto(`${estate.url}/checkout`);
  await collect(page);
  await fillIn(page, "billing");
  await since();
  await button(page).click();
  await expect(page.getByText(WORDS.fr.revise)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: WORDS.fr[fault] })).toBeVisible();
  await bringCart(estate, page, "en", cartId);
  await page.goto(`${estate.url}/en/checkout`);
  const said = page.getByText(WORDS.en[fault]).filter({ visible: true });
  await expect(said.first()).toBeVisible();
}

test("a code that others have used up since is refused", async ({ page, consoleErrors }) => {
  await expectRefusedCode(page, "CADEAU5", "usedUp", async () => {
    for (let uses = 0; uses < 5; uses++)
      await orderOfAnother(estate, { "AULNES-25": 6 }, "CADEAU5");
  });
  ignoreRefused(consoleErrors, 409, 422);
});

test("a code that is over since is refused", async ({ page, consoleErrors }) => {
  estate.moveTo(new Date("2029-12-31T12:00:00Z"));
  await expectRefusedCode(page, "BIENVENUE10", "expired", async () =>
    estate.moveTo(new Date("2030-01-02T12:00:00Z")),
  );
  ignoreRefused(consoleErrors, 409, 422);
});
