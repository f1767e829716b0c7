import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "@/lib/rules/text/locale-code";
import { press } from "./alive";
import { decideAtBank } from "./bank";
import { nextPhone } from "./next-phone";
import { expect } from "./test";

export const PAID = {
  fr: "Merci, votre paiement est arrivé",
  en: "Thank you, your payment has arrived",
} as const;

const TO_PAY = {
  fr: {
    due: /^Il vous reste .+ à payer$/,
    kept: /^Votre commande vous est gardée jusqu’à \d/,
    left: /^Encore (\d+)\s?min\s\d\d$/,
    pay: /^Payer\s\d/,
  },
  en: {
    due: / left to pay$/,
    kept: /^Your order is held for you until \d/,
    left: /^(\d+):\d\d left$/,
    pay: /^Pay\s€/,
  },
} as const;

/** Returns an address that no other test uses. */
export const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`;

export const orderButton = (page: Page) =>
  page.getByRole("button", { name: /^(?:Commander avec|Place order with)/ });

/** Finds a field of the checkout by the order's own name for it. */
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

export async function chooseTown(page: Page, postalCode: string) {
  await field(page, "deliveryPostalCode").fill(postalCode);
  await page
    .getByRole("option", { name: new RegExp(`^${postalCode} `) })
    .first()
    .click();
}

export async function send(page: Page, postalCode: string, by: "first" | "last") {
  await chooseTown(page, postalCode);
  await field(page, "delivery.idCarrier")[by]().check();
}

/** Collects at the first place, on its first day, at its first time. */
export async function collect(page: Page) {
  await field(page, "delivery.type").and(page.locator("[value=clickAndCollect]")).check();
  await field(page, "delivery.idAddress").first().check();
  // Visitors see their labels only.
  await page.locator('main label:has([name="dateSchedule"])').first().click();
  await page.locator('main label:has([name="idSchedule"])').first().click();
}

export async function fillIn(page: Page, which: "delivery" | "billing", email = newEmail()) {
  await field(page, "user.email").fill(email);
  await field(page, "user.phone").fill(nextPhone());
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

/** Expects the page after an order: the sum, its deadline, the time left, the button in view. */
export async function expectToPay(page: Page, locale: Locale, now = new Date()) {
  const { due, kept, left, pay } = TO_PAY[locale];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(due);
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByText(left)).toBeVisible();
  const [, said] = left.exec((await page.getByText(left).textContent()) ?? "") ?? [];
  // The page is made at the server's time, which a test may have left behind its provider's.
  const minutes = Number(said) - Math.round((now.getTime() - Date.now()) / 60_000);
  expect(minutes).toBeGreaterThanOrEqual(50);
  expect(minutes).toBeLessThanOrEqual(60);
  await expect(page.getByRole("button", { name: pay })).toBeInViewport({ ratio: 1 });
}

/** Goes from the page that an order leads to, to the bank's. */
export async function goToBank(page: Page, locale: Locale, now?: Date) {
  await expectToPay(page, locale, now);
  await press(page.getByRole("button", { name: TO_PAY[locale].pay }));
}

export async function payAndSee(
  page: Page,
  locale: Locale,
  { now, button = orderButton(page) }: { now?: Date; button?: Locator } = {},
) {
  await button.click();
  await goToBank(page, locale, now);
  await decideAtBank(page, locale, "accept");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(PAID[locale]);
}
