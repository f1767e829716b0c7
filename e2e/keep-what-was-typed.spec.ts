import type { Locator, Page } from "@playwright/test";
import { expectAlive, press } from "./support/alive";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { field } from "./support/checkout-form";
import { estateCart } from "./support/estate-cart";
import { ownPhone } from "./support/own-phone";
import { ANY_WINDOW, expect, ONCE, pathIn, test } from "./support/test";

const LANGUAGE = { fr: /Français/, en: /English/ } as const;

async function speak(page: Page, locale: "fr" | "en") {
  await press(page.getByRole("link", { name: LANGUAGE[locale] }).filter({ visible: true }).first());
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}

const named = (page: Page, name: string): Locator =>
  page.locator(`main [name="${name}"]:not([type=radio])`);

async function type(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const control = named(page, name).first();
    await expectAlive(control);
    // Typed letter by letter, as a visitor does: each is heard.
    await control.pressSequentially(text);
  }
}

async function expectTyped(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await expect(named(page, name).first()).toHaveValue(text);
  }
}

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.name]));

test(
  "what is typed into a booking outlives another language, a login, a reload and a way back",
  ONCE,
  async ({ page, site }) => {
    test.setTimeout(120_000);
    const { fr, en } = FORM;
    const date = site.freeDay();
    await page.goto(`${site.url}/reserver`);
    await choosePlace(page, fr.pickup, "aeroport nantes");
    await page.getByLabel(fr.board).fill("Famille Le Bihan");
    await choosePlace(page, fr.dropoff, "clisson");
    await page.getByLabel(fr.date, { exact: true }).fill(date);
    await typeTime(page, "10:00");
    await priceButton(page, fr.price).click();
    await page.locator('[name="customer.kind"][value="PROFESSIONAL"]').check();
    const typed = {
      "customer.firstname": "Anne-Sophie",
      "customer.lastname": "Le Bihan",
      "customer.email": "anne@example.org",
      "customer.phone": ownPhone(),
      "customer.company": "Ateliers d’Armor",
      "customer.address": "5 quai de la Fosse, 44000 Nantes",
      "travel.flightNumber": "AF 1234",
      message: "Deux valises et un violoncelle.",
    };
    await type(page, typed);
    const expectAll = async (words: (typeof FORM)["fr" | "en"]) => {
      await expect(page.getByLabel(words.board)).toHaveValue("Famille Le Bihan");
      const price = priceButton(page, words.price);
      await press(price);
      await expect(named(page, "customer.lastname")).toBeVisible();
      await expectTyped(page, typed);
      await expect(page.locator('[name="customer.kind"][value="PROFESSIONAL"]')).toBeChecked();
    };

    await speak(page, "en");
    await expectAll(en);
    await page.reload();
    await expectAll(en);
    // Another kind of ride and back, in the page.
    await page.locator('[name="kind"][value="HIRE"]').check({ force: true });
    await page.locator('[name="kind"][value="TRANSFER"]').check({ force: true });
    await expectTyped(page, typed);
    // The login, and back by the browser.
    await page.goto(`${site.url}/en/auth`);
    await page.goBack();
    await expectAll(en);
    await speak(page, "fr");
    await expectAll(fr);

    await page.getByLabel(fr.accept).check();
    await page.getByRole("button", { name: fr.order }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr.booked);
    // Nothing of it is left for the next user of the tab.
    const stored = await storedIn(page);
    for (const text of ["Bihan", "anne@", "AF 1234", "violoncelle"])
      expect(stored).not.toContain(text);
  },
);

const PERSON = {
  firstname: "Anne-Sophie",
  lastname: "Le Bihan",
  email: "anne@example.org",
  phone: "06 39 98 01 02",
};

const FORMS: { name: string; path: string; texts: Record<string, string>; secret?: string }[] = [
  {
    name: "a registration",
    path: "/auth#register",
    texts: { ...PERSON },
    secret: "password",
  },
  {
    name: "a message",
    path: "/contacter-votre-chauffeur-prive",
    texts: {
      name: "Anne Le Bihan",
      email: PERSON.email,
      phone: PERSON.phone,
      subject: "Un mariage",
      message: "Nous serons douze, le 12 juin.",
    },
  },
  {
    name: "a withdrawal",
    path: "/withdrawal",
    texts: { reference: "ABC-123456", email: PERSON.email },
  },
  { name: "a forgotten password", path: "/password/reset/ask", texts: { email: PERSON.email } },
];

for (const { name, path, texts, secret } of FORMS) {
  test(
    `what is typed into ${name} is there in the other language and back`,
    ONCE,
    async ({ page, site }) => {
      await page.goto(site.url + path);
      const [first] = Object.keys(texts);
      const form = page
        .locator(`main form:has([name="${first}"])`)
        .filter({ visible: true })
        .first();
      for (const [field, text] of Object.entries(texts)) {
        const control = form.locator(`[name="${field}"]`);
        await expectAlive(control);
        await control.pressSequentially(text);
      }
      if (secret) {
        await form.locator(`[name="${secret}"]`).fill("sous les pins de Sainte-Marguerite");
        // Also while it is shown.
        await form.getByRole("button", { name: /^Afficher/ }).click();
        await form.locator(`[name="${secret}"]`).press("End");
      }
      for (const locale of ["en", "fr"] as const) {
        await speak(page, locale);
        if (path.includes("#")) await page.goto(`${page.url().split("#")[0]}#register`);
        for (const [field, text] of Object.entries(texts)) {
          await expect(form.locator(`[name="${field}"]`)).toHaveValue(text);
        }
      }
      expect(await storedIn(page)).not.toContain("Sainte-Marguerite");
    },
  );
}

test(
  "what is typed into an order is there in the other language and back",
  ANY_WINDOW,
  async ({ page, estate }) => {
    await estateCart(estate, page, "fr", { "AULNES-25": 1 });
    await page.goto(estate.url + pathIn("", "/checkout"));
    const texts = {
      "user.email": PERSON.email,
      "user.phone": PERSON.phone,
      "user.birthdate": "14/05/1982",
      "address.billing.firstname": "Jeanne",
      "address.billing.lastname": "Le Goff",
      "address.billing.firstPart": "3 rue du Four",
      message: "Au fond de la cour.",
    };
    await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
    await type(page, texts);
    // The calm page of an order has no menu of languages: the test goes by the address.
    for (const prefix of ["/en", ""]) {
      await page.goto(estate.url + pathIn(prefix, "/checkout"));
      await expectTyped(page, texts);
    }
  },
);
