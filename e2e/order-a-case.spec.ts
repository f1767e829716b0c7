import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive";
import {
  chooseTown,
  collect,
  field,
  fillIn,
  orderButton,
  payAndSee,
  send,
} from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { logIn } from "./support/member";
import { CHECKOUT_PORT } from "./support/servers";
import { type StartedSite, startSite } from "./support/start-site";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

// One after the other: they share a server.
test.describe.configure({ mode: "default", timeout: 90_000 });

const WORDS = {
  fr: {
    add: "Ajouter au panier",
    open: "Voir le panier",
    code: "Code de réduction",
    apply: "Appliquer",
    checkout: "Commander",
    empty: "Votre panier est vide",
    minor: /interdite aux moins de 18 ans/,
    bottles: /par\s3/,
    lost: /La connexion a été interrompue/,
    unanswered: "Votre commande est restée sans réponse",
    again: "Renvoyer la commande avec obligation de paiement",
  },
  en: {
    add: "Add to basket",
    open: "View basket",
    code: "Discount code",
    apply: "Apply",
    checkout: "Check out",
    empty: "Your basket is empty",
    minor: /not sold to anyone under 18/,
    bottles: /multiples of\s3/,
    lost: /The connection was lost/,
    unanswered: "Your order has had no answer",
    again: "Send the order again with obligation to pay",
  },
} as const;

let estate: StartedSite;
test.beforeAll(async ({ isMobile }) => {
  test.setTimeout(120_000);
  estate = await startSite(73, CHECKOUT_PORT + (isMobile ? 1 : 0));
});
test.afterAll(() => estate.end());

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const checkout = () => estate.url + pathIn(prefix, "/checkout");
  /** Orders one bottle: the estate has the order, and its answer is lost. */
  const orderUnanswered = async (page: Page) => {
    await estateCart(estate, page, locale, { "AULNES-25": 1 });
    await page.goto(checkout());
    await collect(page);
    await fillIn(page, "billing");
    const calls = await loseFirstAnswer(page);
    await orderButton(page).click();
    await expect(page.getByText(words.lost)).toBeVisible();
    return calls;
  };

  test.describe(`in ${locale}`, () => {
    test("from the list to the door, with a code; a minor is refused, and nothing typed is lost", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      await page.goto(estate.url + pathIn(prefix, "/vins"));
      await page.locator("[data-age=yes]").click();
      await page.getByRole("link", { name: "Les Aulnes", exact: true }).click();
      const quantity = page.locator("#add-quantity");
      await expectAlive(quantity);
      await quantity.fill("6");
      await page.getByRole("button", { name: words.add, exact: true }).click();
      await page.getByRole("status").getByRole("link", { name: words.open }).click();
      await page.getByLabel(words.code).fill("bienvenue10");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.getByText("BIENVENUE10").first()).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: words.checkout, exact: true }).click();
      await expect(orderButton(page)).toBeVisible();
      await expectAccessible();
      await orderButton(page).click();
      await expect(field(page, "deliveryPostalCode")).toBeFocused();
      await send(page, "44000", "last");
      await fillIn(page, "delivery");
      await field(page, "user.birthdate").fill("2012-05-14");
      await page.reload();
      await expect(field(page, "address.delivery.firstPart")).toHaveValue("3 rue du Four");
      await expect(field(page, "delivery.idCarrier").last()).toBeChecked();
      await field(page, "acceptTerms").check();
      await orderButton(page).click();
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

    test("a member who logs in on the way fetches it from a parcel shop, and says nothing that is known", async ({
      page,
      expectAccessible,
    }) => {
      const email = "member@73.example";
      await estateCart(estate, page, locale, { "CLISSON-21": 6 });
      await page.goto(checkout());
      await send(page, "44000", "first");
      await logIn(estate, page, locale, { email, password: "demonstration-only" });
      await page.reload();
      await expect(field(page, "user.email")).toHaveValue(email);
      await expect(field(page, "delivery.idCarrier").first()).toBeChecked();
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

    test("collected at the cellar, one bottle only", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      await estateCart(estate, page, locale, { "GUE-24": 1 });
      await page.goto(checkout());
      await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
      await orderButton(page).click();
      await expect(field(page, "delivery.idAddress").first()).toBeFocused();
      // Whatever else is wrong is said with it.
      await expect(field(page, "user.email")).toHaveAttribute("aria-invalid", "true");
      ignoreRefused(consoleErrors, 422);
      await collect(page);
      await fillIn(page, "billing");
      await expectAccessible();
      await payAndSee(page, locale);
    });

    test("sent by e-mail: no age is asked, no delivery paid", async ({ page }) => {
      await estateCart(estate, page, locale, { "BON-DEGUSTATION-2": 1 });
      await page.goto(checkout());
      await expect(orderButton(page)).toBeVisible();
      await expect(field(page, "user.birthdate")).toBeHidden();
      await fillIn(page, "billing");
      await payAndSee(page, locale);
    });

    test("bottles that no parcel holds are told where they are sent, and can be collected", async ({
      page,
    }) => {
      await estateCart(estate, page, locale, { "AULNES-25": 4 });
      await page.goto(checkout());
      await chooseTown(page, "44190");
      await expect(page.getByRole("alert").filter({ hasText: words.bottles })).toBeVisible();
      await expect(field(page, "delivery.idCarrier")).toHaveCount(0);
      await collect(page);
      await expect(page.getByText(words.bottles)).toBeHidden();
    });

    test("an order that got no answer is not made twice", async ({ page, consoleErrors }) => {
      const calls = await orderUnanswered(page);
      await payAndSee(page, locale);
      expectOneOrder(calls, consoleErrors);
    });

    test("an order that got no answer is found again when its cart is seen to be empty", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      const calls = await orderUnanswered(page);
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
      const again = page.getByRole("button", { name: words.again });
      await expect(again).toBeVisible();
      await expect(page.locator("main :focus")).toContainText(words.unanswered);
      await expectAccessible();
      await page.reload();
      await payAndSee(page, locale, again);
      expectOneOrder(calls, consoleErrors);
      await page.goto(checkout());
      await expect(page.getByText(words.empty)).toBeVisible();
    });
  });
}

/** Has the first order reach the estate and its answer be lost; what is sent and answered is told. */
async function loseFirstAnswer(page: Page) {
  const keys: (string | undefined)[] = [];
  const references: string[] = [];
  await page.route("**/api/order", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    references.push((await response.json()).data.reference);
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  return { keys, references };
}

/** The order was sent twice with one key, and is one. */
function expectOneOrder(
  { keys, references }: Awaited<ReturnType<typeof loseFirstAnswer>>,
  consoleErrors: string[],
) {
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(references).size).toBe(1);
  // The browser says itself that a call was broken off.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
}
