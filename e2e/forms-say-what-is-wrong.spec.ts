import type { Locator, Page } from "@playwright/test";
import { press } from "./support/alive";
import { newEmail } from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { CHECKOUT_PORT } from "./support/servers";
import { type StartedSite, startSite } from "./support/start-site";
import { ANY_WINDOW, expect, pathIn, test } from "./support/test";

/** A form as one finds it, sent with nothing in it. */
interface EmptyForm {
  name: string;
  path: string;
  /** Where it is on its page. */
  at: string;
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
    at: "main form >> nth=0",
    needs: ["pickup", "dropoff", "startAt", "startAt-time"],
    put: async (form) => {
      await form.locator('[name="pickup"]').pressSequentially("Nantes (44");
      await form.getByRole("option").first().click();
    },
  },
  {
    name: "the login",
    path: "/auth",
    at: "#login form",
    needs: ["email", "password"],
    put: fill("email", newEmail()),
  },
  {
    name: "the registration",
    path: "/auth#register",
    at: "#register form",
    needs: ["firstname", "lastname", "email", "phone", "password", "acceptTerms"],
    put: tick("acceptTerms"),
  },
  {
    name: "the forgotten password",
    path: "/password/reset/ask",
    at: "main form",
    needs: ["email"],
    put: fill("email", newEmail()),
  },
  {
    name: "a message to the company",
    path: "/contacter-votre-chauffeur-prive",
    at: "main form",
    needs: ["name", "email", "message", "acceptPrivacy"],
    put: fill("message", "Un transfert pour Angers, s’il vous plaît."),
  },
  {
    name: "the newsletter",
    path: "/tarifs-courses-vtc",
    at: "footer form",
    needs: ["email", "acceptPrivacy"],
    put: tick("acceptPrivacy"),
  },
  {
    name: "a lost link to a booking",
    path: "/withdrawal",
    at: "main form",
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

FORMS.forEach(({ name, path, at, needs, put }, index) => {
  // The words are the provider's in both languages: one of them does.
  const prefix = index % 2 === 0 ? "" : "/en";
  test(
    `${name}, sent empty, says all at once and sends nothing`,
    ANY_WINDOW,
    async ({ page, expectAccessible }) => {
      const sent = sentBy(page);
      await page.goto(pathIn(prefix, path));
      const form = page.locator(at);
      await press(form.locator("button[type=submit]"));
      await expectAllSaid(page, form, needs);
      await expectAccessible();

      await put(form);
      const wrong = form.locator("[name][aria-invalid=true]:visible");
      await expect.poll(async () => (await namesOf(wrong)).length).toBe(needs.length - 1);
      expect(sent).toEqual([]);
    },
  );
});

test.describe("in the shop", () => {
  // One after the other: they share a server.
  test.describe.configure({ mode: "default", timeout: 90_000 });
  let estate: StartedSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    estate = await startSite(73, CHECKOUT_PORT + 2);
  });
  test.afterAll(() => estate.end());

  test("an order, sent empty, says all at once and sends nothing", ANY_WINDOW, async ({ page }) => {
    await estateCart(estate, page, "fr", { "AULNES-25": 3 });
    const sent = sentBy(page);
    await page.goto(`${estate.url}/checkout`);
    const form = page.locator("main form");
    await press(form.locator("button[type=submit]"));
    const address = ["firstname", "lastname", "firstPart"];
    await expectAllSaid(page, form, [
      "deliveryPostalCode",
      ...["user.email", "user.phone", "user.birthdate"],
      ...address.map((part) => `address.delivery.${part}`),
      "acceptTerms",
    ]);

    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field("acceptTerms").check();
    await field("user.phone").fill("06 39 98 01 02");
    await expect(field("acceptTerms")).not.toHaveAttribute("aria-invalid");
    await expect(field("user.phone")).not.toHaveAttribute("aria-invalid");
    await expect(field("user.email")).toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);
  });

  test(
    "a code that is not typed is asked for, and nothing is sent",
    ANY_WINDOW,
    async ({ page }) => {
      await estateCart(estate, page, "en", { "AULNES-25": 3 });
      const sent = sentBy(page);
      await page.goto(`${estate.url}/en/cart`);
      const form = page.locator("#discount");
      await press(form.locator("button[type=submit]"));
      await expectAllSaid(page, form, ["discountCode"]);
      await form.locator('[name="discountCode"]').fill("E");
      await expect(form.locator('[name="discountCode"]')).not.toHaveAttribute("aria-invalid");
      expect(sent).toEqual([]);
    },
  );
});
