import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { expectCalm } from "./support/calm-page";
import {
  chooseTown,
  collect,
  expectToPay,
  field,
  fillIn,
  goToBank,
  orderButton,
  PAID,
  payAndSee,
  send,
} from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { type Choice, fromBasketToCheckout, fromListToBasket } from "./support/from-the-list";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  long,
  ONCE,
  pathIn,
  test,
} from "./support/test";

const WORDS = {
  fr: {
    code: "Code de réduction",
    apply: "Appliquer",
    empty: "Votre panier est vide",
    minor: /interdite aux moins de 18\sans/,
    bottles: /par\s3/,
    refused: "Paiement refusé",
    toOrder: "Voir ma commande",
    pay: /^Payer\s\d/,
    lost: /La connexion a été interrompue/,
    unanswered: "Votre commande est restée sans réponse",
    again: "Renvoyer la commande avec obligation de paiement",
  },
  en: {
    code: "Discount code",
    apply: "Apply",
    empty: "Your basket is empty",
    minor: /not sold to anyone under 18/,
    bottles: /multiples of\s3/,
    refused: "Payment refused",
    toOrder: "See my order",
    pay: /^Pay\s€/,
    lost: /The connection was lost/,
    unanswered: "Your order has had no answer",
    again: "Send the order again with obligation to pay",
  },
} as const;

const MEMBER = { email: "member@73.example", password: "demonstration-only" };

interface Scene {
  page: Page;
  consoleErrors: string[];
  expectAccessible: () => Promise<void>;
}

/** Further checks of some tests, on the way. */
interface Extra {
  shows?: string;
  /** True where the member logs in at the checkout, and not before. */
  isLoggedInLater?: true;
  atBasket?: (scene: Scene) => Promise<void>;
  atCheckout?: (scene: Scene) => Promise<void>;
  /** Called just before the order. */
  atOrder?: (scene: Scene) => Promise<void>;
  atEnd?: (scene: Scene) => Promise<void>;
}

interface Way extends Choice {
  /** True for so little that it is collected, and not sent. */
  isTooLittle?: boolean;
  choose: (page: Page) => Promise<void>;
  address: "delivery" | "billing";
  guest?: Extra;
  member?: Extra;
}

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});

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

  const ways: Record<string, Way> = {
    "sent to the door": {
      name: /^Les Aulnes$/,
      quantity: 6,
      address: "delivery",
      choose: (page) => send(page, "44000", "last"),
      guest: {
        shows: "with a code; a minor is refused, and nothing typed is lost",
        atBasket: async ({ page }) => {
          await page.getByLabel(words.code).fill("bienvenue10");
          await page.getByRole("button", { name: words.apply }).click();
          await expect(page.getByText("BIENVENUE10").first()).toBeVisible();
        },
        atCheckout: async ({ page, expectAccessible }) => {
          await expectAccessible();
          await expectCalm(page);
          await orderButton(page).click();
          await expect(field(page, "deliveryPostalCode")).toBeFocused();
        },
        atOrder: async ({ page, expectAccessible }) => {
          await field(page, "user.birthdate").fill("2012-05-14");
          await page.reload();
          await expect(field(page, "address.delivery.firstPart")).toHaveValue("3 rue du Four");
          await expect(field(page, "delivery.idCarrier").last()).toBeChecked();
          await field(page, "acceptTerms").check();
          await orderButton(page).click();
          await expect(page.getByText(words.minor)).toBeVisible();
          await expect(field(page, "user.birthdate")).toBeFocused();
          await expectAccessible();
          await field(page, "user.birthdate").fill("1982-05-14");
        },
        atEnd: async ({ page, expectAccessible }) => {
          const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
          expect(stored).not.toContain("Le Goff");
          await page.goto(checkout());
          await expect(page.getByText(words.empty)).toBeVisible();
          await expectAccessible();
        },
      },
    },
    "fetched from a parcel shop": {
      name: /^Clisson$/,
      quantity: 6,
      address: "billing",
      choose: async (page) => {
        await send(page, "44000", "first");
        await field(page, "delivery.idAccessPoint").first().check();
      },
      member: {
        shows: "who logs in on the way, and what was chosen stays",
        isLoggedInLater: true,
        atCheckout: async ({ page }) => {
          await send(page, "44000", "first");
          await logIn(estate, page, locale, MEMBER);
          await page.reload();
          await expect(field(page, "delivery.idCarrier").first()).toBeChecked();
        },
        atOrder: ({ expectAccessible }) => expectAccessible(),
      },
    },
    "collected at the cellar": {
      name: /^Clos du Gué/,
      quantity: 1,
      isTooLittle: true,
      address: "billing",
      choose: collect,
      guest: {
        shows: "all that is wrong is said at once",
        atCheckout: async ({ page, consoleErrors }) => {
          await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
          await orderButton(page).click();
          await expect(field(page, "delivery.idAddress").first()).toBeFocused();
          await expect(field(page, "user.email")).toHaveAttribute("aria-invalid", "true");
          ignoreRefused(consoleErrors, 422);
        },
        atOrder: ({ expectAccessible }) => expectAccessible(),
      },
    },
    "sent by e-mail": {
      name: /^(?:Bon de dégustation|Tasting voucher)/,
      quantity: 1,
      address: "billing",
      // Nothing is delivered, and no age is asked for.
      choose: (page) => expect(field(page, "user.birthdate")).toBeHidden(),
      guest: {},
    },
  };

  test.describe(`in ${locale}`, () => {
    for (const [name, way] of Object.entries(ways)) {
      for (const person of ["guest", "member"] as const) {
        const extra = way[person] ?? {};
        // Without further checks it is a way that others have gone.
        const windows = way[person] ? {} : long(ONCE);
        const shows = extra.shows ? `: ${extra.shows}` : "";

        test(
          `from the list to a paid order, ${name}, as a ${person}${shows}`,
          windows,
          async ({ page, consoleErrors, expectAccessible }) => {
            const scene = { page, consoleErrors, expectAccessible };
            const isMember = person === "member";
            if (isMember && !extra.isLoggedInLater) await logIn(estate, page, locale, MEMBER);
            await fromListToBasket(estate, page, locale, way);
            await extra.atBasket?.(scene);
            await fromBasketToCheckout(page, locale, way.isTooLittle ? "collect" : "checkout");
            await expect(orderButton(page)).toBeVisible();
            await extra.atCheckout?.(scene);
            await way.choose(page);
            await (isMember ? fillInTheRest : fillIn)(page, way.address);
            await extra.atOrder?.(scene);
            await payAndSee(page, locale, { now: estate.now() });
            await extra.atEnd?.(scene);
          },
        );
      }
    }

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

    test(
      "a card that is refused is said by that name, and the order is paid by another",
      ANY_WINDOW,
      async ({ page, expectAccessible }) => {
        await estateCart(estate, page, locale, { "AULNES-25": 1 });
        await page.goto(checkout());
        await collect(page);
        await fillIn(page, "billing");
        await orderButton(page).click();
        await expectToPay(page, locale, estate.now());
        await expectAccessible();
        await goToBank(page, locale, estate.now());
        await decideAtBank(page, locale, "refuse");
        await page.getByRole("link", { name: words.toOrder }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.refused);
        await expectAccessible();
        await press(page.getByRole("button", { name: words.pay }));
        await decideAtBank(page, locale, "cancel");
        await page.getByRole("link", { name: words.toOrder }).click();
        await expectToPay(page, locale, estate.now());
        await press(page.getByRole("button", { name: words.pay }));
        await decideAtBank(page, locale, "accept");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(PAID[locale]);
      },
    );

    test("an order that got no answer is not made twice", async ({ page, consoleErrors }) => {
      const calls = await orderUnanswered(page);
      await payAndSee(page, locale, { now: estate.now() });
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
      await payAndSee(page, locale, { now: estate.now(), button: again });
      expectOneOrder(calls, consoleErrors);
      await page.goto(checkout());
      await expect(page.getByText(words.empty)).toBeVisible();
    });
  });
}

/** Fills in the fields that a member's details leave empty. */
async function fillInTheRest(page: Page, which: "delivery" | "billing") {
  await expect(field(page, "user.email")).toHaveValue(MEMBER.email);
  await expect(field(page, "user.phone")).not.toHaveValue("");
  await expect(field(page, `address.${which}.firstname`)).toHaveValue("Juliette");
  const birthdate = field(page, "user.birthdate");
  if (await birthdate.isVisible()) await birthdate.fill("1979-02-03");
  await field(page, `address.${which}.firstPart`).fill("9 rue Crébillon");
  if (which === "billing") {
    await field(page, "address.billing.postalCode").fill("44000");
    await field(page, "address.billing.city").fill("Nantes");
  }
  await field(page, "acceptTerms").check();
}

/** Loses the answer to the first order; records the sent keys and the answered references. */
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

/** Expects one order for two calls with the same key. */
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
