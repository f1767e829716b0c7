import type { Locator, Page } from "@playwright/test";
import { expectAlive, press } from "./support/alive";
import { newEmail } from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { newMember } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { sentBy } from "./support/sent-by";
import { ANY_WINDOW, expect, pathIn, test } from "./support/test";

/** Form as a visitor finds it, sent empty. */
interface EmptyForm {
  name: string;
  path: string;
  /** Selector of the form in its page. */
  at: string;
  /** Names of all its required fields, in the order of the page. */
  needs: string[];
  put: (form: Locator) => Promise<void>;
  /** Plainly wrong values, by field. */
  bad?: Record<string, string>;
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
    bad: { email: "marie@" },
  },
  {
    name: "the registration",
    path: "/auth#register",
    at: "#register form",
    needs: ["firstname", "lastname", "email", "phone", "password", "acceptTerms"],
    put: tick("acceptTerms"),
    bad: { firstname: "www.spam.example", email: "marie@", phone: "12", password: "court" },
  },
  {
    name: "the forgotten password",
    path: "/password/reset/ask",
    at: "main form",
    needs: ["email"],
    put: fill("email", newEmail()),
    bad: { email: "marie@example" },
  },
  {
    name: "a message to the company",
    path: "/contacter-votre-chauffeur-prive",
    at: "main form",
    needs: ["name", "email", "message", "acceptPrivacy"],
    put: fill("message", "Un transfert pour Angers, s’il vous plaît."),
    bad: { email: "marie at example.org", message: "Bonjour" },
  },
  {
    name: "the newsletter",
    path: "/tarifs-courses-vtc",
    at: "footer form",
    needs: ["email", "acceptPrivacy"],
    put: tick("acceptPrivacy"),
    bad: { email: "marie@" },
  },
  {
    name: "a lost link to a booking",
    path: "/withdrawal",
    at: "main form",
    needs: ["reference", "email"],
    put: fill("reference", "AB12CD"),
    bad: { email: "marie@" },
  },
];

const namesOf = (fields: Locator) =>
  fields.evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute("name")))]);

async function expectAllSaid(page: Page, form: Locator, needs: readonly string[]) {
  const invalidFields = form.locator("[name][aria-invalid=true]:visible");
  await expect.poll(() => namesOf(invalidFields)).toEqual(needs);
  for (const field of await invalidFields.all())
    await expect(field).toHaveAccessibleDescription(/\S/);
  await expect(page.locator(":focus")).toHaveAttribute("name", needs[0] ?? "");
}

/** Fills in plainly wrong values and sends them: each field shows its error. */
async function expectBadSaid(form: Locator, bad: Record<string, string>) {
  for (const [name, value] of Object.entries(bad)) await fill(name, value)(form);
  await form.locator("button[type=submit]").click();
  for (const name of Object.keys(bad)) {
    const field = form.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
}

FORMS.forEach(({ name, path, at, needs, put, bad = {} }, index) => {
  // The words are the provider's in both languages: a single language is enough.
  const prefix = index % 2 === 0 ? "" : "/en";
  test(
    `${name}, sent empty or with nonsense, says all at once and sends nothing`,
    ANY_WINDOW,
    async ({ page, expectAccessible }) => {
      const sent = sentBy(page);
      await page.goto(pathIn(prefix, path));
      const form = page.locator(at);
      await press(form.locator("button[type=submit]"));
      await expectAllSaid(page, form, needs);
      await expectAccessible();

      await put(form);
      const invalidFields = form.locator("[name][aria-invalid=true]:visible");
      await expect.poll(async () => (await namesOf(invalidFields)).length).toBe(needs.length - 1);
      await expectBadSaid(form, bad);
      expect(sent).toEqual([]);
    },
  );
});

const BORN_LAST_YEAR = `${new Date().getFullYear() - 1}-05-14`;

/** Form of a member's own space, with some of its fields filled in already. */
interface MemberForm extends Pick<EmptyForm, "path" | "at" | "needs" | "bad"> {
  opener?: string;
}

const MEMBER_FORMS: MemberForm[] = [
  {
    path: "/account/profile",
    at: '[aria-labelledby="identity-title"] form',
    needs: ["firstname", "lastname", "phone", "birthdate"],
    bad: { lastname: "www.spam.example", phone: "12", birthdate: BORN_LAST_YEAR },
  },
  {
    path: "/account/profile",
    at: '[aria-labelledby="email-title"] form',
    needs: ["email", "password"],
    bad: { email: "marie@" },
  },
  {
    path: "/account/security",
    at: '[aria-labelledby="password-title"] form',
    needs: ["currentPassword", "newPassword"],
    bad: { newPassword: "court" },
  },
  {
    path: "/account/addresses",
    opener: "Ajouter une adresse",
    at: "main form",
    needs: ["address", "postalCode", "city"],
    bad: { firstname: "www.spam.example", postalCode: "4400" },
  },
  {
    path: "/account/data",
    opener: "Supprimer mon espace…",
    at: "main form",
    needs: ["password"],
  },
];

async function empty(form: Locator) {
  const typed = form.locator("input[name]:read-write:visible");
  for (const field of await typed.all()) await field.fill("");
}

test.describe("in the shop", () => {
  let estate: OwnSite;
  test.beforeAll(({ estate: own }) => {
    estate = own;
  });

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
    await expectBadSaid(form, {
      "user.email": "marie@",
      "user.phone": "12",
      "user.birthdate": BORN_LAST_YEAR,
      "address.delivery.firstname": "<b>Marie</b>",
    });
    expect(sent).toEqual([]);
  });

  test(
    "no form of a member’s space sends what is missing or plainly wrong",
    ANY_WINDOW,
    async ({ page }) => {
      const { email } = await newMember(estate, page, "fr", { birthdate: "1982-05-14" });
      await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
      const sent = sentBy(page);
      for (const { path, opener, at, needs, bad = {} } of MEMBER_FORMS) {
        await page.goto(estate.url + path);
        if (opener) await press(page.getByRole("button", { name: opener }));
        const form = page.locator(at);
        await expectAlive(form.locator("button[type=submit]"));
        await empty(form);
        await form.locator("button[type=submit]").click();
        await expectAllSaid(page, form, needs);
        await expectBadSaid(form, bad);
      }
      await page.goto(`${estate.url}/account/profile`);
      await expectAlive(page.locator('[aria-labelledby="email-title"] form button[type=submit]'));
      // Its own address is no new one.
      await expectBadSaid(page.locator('[aria-labelledby="email-title"] form'), {
        email: email.toUpperCase(),
      });
      expect(sent).toEqual([]);
    },
  );

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
