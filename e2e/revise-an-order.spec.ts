import type { Page } from "@playwright/test";
import {
  collect,
  field,
  fillIn,
  newEmail,
  orderButton,
  payAndSee,
  send,
} from "./support/checkout-form";
import { bringCart, estateCart, orderElsewhere, stockOf } from "./support/estate-cart";
import type { OwnSite } from "./support/own-site";
import { DISCOUNT_PORT } from "./support/servers";
import { type StartedSite, startSite } from "./support/start-site";
import { ANY_WINDOW, expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    revise: "Votre panier est à revoir",
    toCart: "Corriger dans le panier",
    toCode: "Changer ou retirer le code",
    usedUp: /utilisé autant de fois/,
    alreadyUsed: /déjà utilisé ce code/,
    expired: /n’est plus valable/,
    changed: "Le prix a changé",
  },
  en: {
    revise: "Your basket needs another look",
    toCart: "Correct it in the basket",
    toCode: "Change or remove the code",
    usedUp: /used as often as it could/,
    alreadyUsed: /already used this discount/,
    expired: /no longer valid/,
    changed: "The price has changed",
  },
} as const;

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const checkout = () => estate.url + pathIn(prefix, "/checkout");

  test.describe(`in ${locale}`, () => {
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
          const answer = await response.json();
          answer.data.products[0].total -= 10;
          await route.fulfill({ response, json: answer });
        },
        { times: 1 },
      );
      await page.goto(checkout());
      await collect(page);
      await fillIn(page, "billing");
      await orderButton(page).click();
      await expect(page.getByText(words.changed)).toBeVisible();
      await expect(page.getByText(/43[.,]40/)).toBeVisible();
      await expect(page.locator("strong", { hasText: /53[.,]40/ })).toBeVisible();
      await expect(field(page, "acceptTerms")).toBeChecked();
      await expectAccessible();
      ignoreRefused(consoleErrors, 409);
      await payAndSee(page, locale, { now: estate.now() });
    });

    test("what another has bought since is said at its line", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      // All pieces left, until another customer takes one.
      const stock = await stockOf(estate, "PATIENCE-18");
      await estateCart(estate, page, locale, { "AULNES-25": 1, "PATIENCE-18": stock });
      await page.goto(checkout());
      await collect(page);
      await fillIn(page, "billing");
      await orderElsewhere(estate, { "PATIENCE-18": 1 });
      await orderButton(page).click();
      await expect(page.getByText(words.revise)).toBeVisible();
      await expect(page.getByRole("link", { name: words.toCart })).toHaveAttribute(
        "href",
        new RegExp(`^${prefix}/cart#line-\\d+$`),
      );
      await expect(field(page, "address.billing.firstPart")).toHaveValue("3 rue du Four");
      await expectAccessible();
      ignoreRefused(consoleErrors, 409, 422);
    });

    test("a code is good once for each person: refused, and led to", async ({
      page,
      consoleErrors,
    }) => {
      const email = newEmail();
      await orderElsewhere(estate, { "AULNES-25": 6 }, { code: "BIENVENUE10", email });
      await estateCart(estate, page, locale, { "AULNES-25": 6 }, "BIENVENUE10");
      await page.goto(checkout());
      await send(page, "44190", "last");
      await fillIn(page, "delivery", email);
      await orderButton(page).click();
      await expect(page.getByText(words.alreadyUsed)).toBeVisible();
      await expect(page.getByRole("link", { name: words.toCode })).toHaveAttribute(
        "href",
        `${prefix}/cart#discount`,
      );
      ignoreRefused(consoleErrors, 422);
    });
  });
}

test.describe("a discount that ends meanwhile", () => {
  // In sequence: they use up the codes of a server, and its time.
  test.describe.configure({ mode: "default" });
  let mortal: StartedSite;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    mortal = await startSite(73, DISCOUNT_PORT);
  });
  test.afterAll(() => mortal?.end());

  test(
    "of which others have used the last is refused",
    ANY_WINDOW,
    async ({ page, consoleErrors }) => {
      await expectRefusedCode(mortal, page, "CADEAU5", "usedUp", async () => {
        for (let uses = 0; uses < 5; uses++)
          await orderElsewhere(mortal, { "AULNES-25": 6 }, { code: "CADEAU5" });
      });
      ignoreRefused(consoleErrors, 409, 422);
    },
  );

  // The last: time only goes forward.
  test("that is over since is refused", ANY_WINDOW, async ({ page, consoleErrors }) => {
    mortal.moveTo(new Date("2029-12-31T12:00:00Z"));
    await expectRefusedCode(mortal, page, "BIENVENUE10", "expired", async () =>
      mortal.moveTo(new Date("2030-01-02T12:00:00Z")),
    );
    ignoreRefused(consoleErrors, 409, 422);
  });
});

/** Expects the refusal of a code on the open page, and on a page opened after. */
async function expectRefusedCode(
  site: Pick<OwnSite, "url">,
  page: Page,
  code: string,
  fault: "usedUp" | "expired",
  since: () => Promise<void>,
) {
  const cartId = await estateCart(site, page, "fr", { "AULNES-25": 6 }, code);
  await page.goto(`${site.url}/checkout`);
  await collect(page);
  await fillIn(page, "billing");
  await since();
  await orderButton(page).click();
  await expect(page.getByText(WORDS.fr.revise)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: WORDS.fr[fault] })).toBeVisible();
  await bringCart(site, page, "en", cartId);
  await page.goto(`${site.url}/en/checkout`);
  const sentence = page.getByText(WORDS.en[fault]).filter({ visible: true });
  await expect(sentence.first()).toBeVisible();
}
