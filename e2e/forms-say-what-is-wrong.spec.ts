import type { Locator, Page } from "@playwright/test";
import { press } from "./support/alive";
import { newEmail } from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { CHECKOUT_PORT } from "./support/servers";
import { type StartedSite, startSite } from "./support/start-site";
import { ANY_WINDOW, expect, LOCALES, pathIn, test } from "./support/test";

/** A form as one finds it, sent with nothing in it. */
interface EmptyForm {
  name: string;
  path: string;
  /** The field that tells it apart from the page's other forms. */
  has: string;
  /** The names of all that it needs, in the order of the page. */
  needs: string[];
  /** What makes one of them right. */
  put: (form: Locator) => Promise<void>;
}

const fill = (name: string, value: string) => (form: Locator) =>
  form.locator(`[name="${name}"]`).fill(value);
const tick = (name: string) => (form: Locator) => form.locator(`[name="${name}"]`).check();

const FORMS: EmptyForm[] = [
  {
    name: "the ride that one books",
    path: "/reserver",
    has: "pickup",
    needs: ["pickup", "dropoff", "startAt"],
    put: async (form) => {
      await form.locator('[name="pickup"]').pressSequentially("Nantes (44");
      await form.getByRole("option").first().click();
    },
  },
  {
    name: "the login",
    path: "/auth",
    has: "password",
    needs: ["email", "password"],
    put: fill("email", newEmail()),
  },
  {
    name: "the registration",
    path: "/auth#register",
    has: "acceptTerms",
    needs: ["firstname", "lastname", "email", "phone", "password", "acceptTerms"],
    put: tick("acceptTerms"),
  },
  {
    name: "the forgotten password",
    path: "/password/reset/ask",
    has: "email",
    needs: ["email"],
    put: fill("email", newEmail()),
  },
  {
    name: "a message to the company",
    path: "/contacter-votre-chauffeur-prive",
    has: "message",
    needs: ["name", "email", "message", "acceptPrivacy"],
    put: fill("message", "Un transfert pour Angers, s’il vous plaît."),
  },
  {
    name: "the newsletter",
    path: "/tarifs-courses-vtc",
    has: "acceptPrivacy",
    needs: ["email", "acceptPrivacy"],
    put: tick("acceptPrivacy"),
  },
  {
    name: "a lost link to a booking",
    path: "/withdrawal",
    has: "reference",
    needs: ["reference", "email"],
    put: fill("reference", "AB12CD"),
  },
];

/** Calls that send something, as the browser makes them. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.method() !== "GET") sent.push(pathname);
  });
  return sent;
}

const namesOf = (fields: Locator) =>
  fields.evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute("name")))]);

async function expectAllSaid(page: Page, form: Locator, needs: readonly string[]) {
  const wrong = form.locator("[name][aria-invalid=true]:visible");
  await expect.poll(() => namesOf(wrong)).toEqual(needs);
  for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/\S/);
  await expect(page.locator(":focus")).toHaveAttribute("name", needs[0] ?? "");
}

for (const { locale, prefix } of LOCALES) {
  for (const { name, path, has, needs, put } of FORMS) {
    test(
      `${name}, sent empty, says all at once and sends nothing (${locale})`,
      ANY_WINDOW,
      async ({ page, expectAccessible }) => {
        const sent = sentBy(page);
        await page.goto(pathIn(prefix, path));
        const form = page
          .locator("form")
          .filter({ has: page.locator(`[name="${has}"]`) })
          .filter({ visible: true })
          .last();
        await press(form.locator("button[type=submit]"));
        await expectAllSaid(page, form, needs);
        await expectAccessible();

        await put(form);
        const wrong = form.locator("[name][aria-invalid=true]:visible");
        await expect.poll(async () => (await namesOf(wrong)).length).toBe(needs.length - 1);
        expect(sent.filter((one) => one !== "/api/booking/times")).toEqual([]);
      },
    );
  }
}

test.describe("in the shop", () => {
  let estate: StartedSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    estate = await startSite(73, CHECKOUT_PORT + 2);
  });
  test.afterAll(() => estate.end());

  for (const { locale, prefix } of LOCALES) {
    test(
      `an order, sent empty, says all at once and sends nothing (${locale})`,
      ANY_WINDOW,
      async ({ page }) => {
        await estateCart(estate, page, locale, { "AULNES-25": 3 });
        const sent = sentBy(page);
        await page.goto(estate.url + pathIn(prefix, "/checkout"));
        const form = page.locator("main form");
        await press(form.locator("button[type=submit]"));
        const address = ["firstname", "lastname", "firstPart"];
        const needs = [
          "deliveryPostalCode",
          ...["user.email", "user.phone", "user.birthdate"],
          ...address.map((part) => `address.delivery.${part}`),
          "acceptTerms",
        ];
        const billing = [...address, "postalCode", "city"];
        const named = await namesOf(form.locator('[name^="address.billing"]'));
        if (named.length > 0) {
          needs.splice(-1, 0, ...billing.map((part) => `address.billing.${part}`));
        }
        await expectAllSaid(page, form, needs);

        await form.locator('[name="acceptTerms"]').check();
        await form.locator('[name="user.phone"]').fill("06 39 98 01 02");
        await expect(form.locator('[name="acceptTerms"]')).not.toHaveAttribute("aria-invalid");
        await expect(form.locator('[name="user.phone"]')).not.toHaveAttribute("aria-invalid");
        await expect(form.locator('[name="user.email"]')).toHaveAttribute("aria-invalid", "true");
        expect(sent).toEqual([]);
      },
    );

    test(
      `a code that is not typed is asked for, and nothing is sent (${locale})`,
      ANY_WINDOW,
      async ({ page }) => {
        await estateCart(estate, page, locale, { "AULNES-25": 3 });
        const sent = sentBy(page);
        await page.goto(estate.url + pathIn(prefix, "/cart"));
        const form = page.locator("#discount");
        await press(form.locator("button[type=submit]"));
        await expectAllSaid(page, form, ["discountCode"]);
        await form.locator('[name="discountCode"]').fill("E");
        await expect(form.locator('[name="discountCode"]')).not.toHaveAttribute("aria-invalid");
        expect(sent).toEqual([]);
      },
    );
  }
});
