import type { Page } from "@playwright/test";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant, parisTime } from "@/lib/rules/calendar/paris-time";
import { decideAtBank } from "./support/bank";
import { companyPathOf } from "./support/booked-ride";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const MINUTE = 60_000;

const WORDS = {
  fr: {
    passengers: "Passagers",
    tooSoon: "Le départ est trop proche pour une réservation en ligne.",
    seats: /Nos véhicules ont 7 places au plus/,
    noVehicle: /Aucun véhicule|ne se réserve plus/,
    tooMany: "Vous êtes plus nombreux que les places d’un seul de nos véhicules.",
    ask: "Demander cette course",
    message: /Un mot pour le chauffeur/,
    send: "Envoyer ma demande",
    sent: "Votre demande est envoyée.",
    own: "Voir ma demande",
    requested: "Demande reçue",
    flight: "Vol",
    vehicle: "Véhicule",
    price: "Prix TTC en euros",
    note: "Un mot pour le client",
    sendQuote: "Envoyer le devis",
    quoted: "Votre devis est prêt",
    quote: /^Devis/,
    requestMail: /Votre demande/i,
    asked: "Demande enregistrée",
    proof: "Justificatif de réservation préalable",
    money: "Prix et paiement",
  },
  en: {
    passengers: "Passengers",
    tooSoon: "That start is too soon to be booked online.",
    seats: /Our vehicles seat 7 at most/,
    noVehicle: /No vehicle|can no longer be booked/,
    tooMany: "There are more of you than one of our vehicles can seat.",
    ask: "Ask for this ride",
    message: /Note for the driver/,
    send: "Send my request",
    sent: "Your request has been sent.",
    own: "See my request",
    requested: "Request received",
    flight: "Flight",
    vehicle: "Vehicle",
    price: "Price incl. VAT, in euros",
    note: "Note for the customer",
    sendQuote: "Send the quote",
    quoted: "Your quote is ready",
    quote: /^Quote/,
    requestMail: /Your request/i,
    asked: "Request received",
    proof: "Proof of prior booking",
    money: "Price and payment",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];
  const common = BOOKING_WORDS[locale];
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  /** Asks for a transfer that cannot be booked at once. @returns its reference and its page */
  async function ask(
    page: Page,
    ride: { at: Date; passengers: number; why: string; email: string },
  ) {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, form.pickup, "aeroport nantes");
    await choosePlace(page, form.dropoff, "la baule");
    await page.getByLabel(form.date, { exact: true }).fill(parisDate(ride.at));
    await typeTime(page, parisTime(ride.at));
    const passengers = page.getByLabel(words.passengers);
    await passengers.fill(String(ride.passengers));
    if (ride.why === words.tooMany) {
      // Said where it can be mended, before a price is asked, and not as the day's fault.
      await expect(passengers).toHaveAccessibleDescription(words.seats);
      await expect(page.getByText(words.noVehicle)).toHaveCount(0);
    }
    await priceButton(page, form.price).click();
    await expect(page.locator("#request-title")).toBeFocused();
    await expect(page.getByText(ride.why)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: words.ask }).click();
    await expect(page.locator("#customer-title")).toBeFocused();
    await page.getByLabel(form.firstname, { exact: true }).fill("Anne-Sophie");
    await page.getByLabel(form.lastname, { exact: true }).fill("Le Bihan");
    await page.getByLabel(form.email, { exact: true }).fill(ride.email);
    await page.getByLabel(form.phone, { exact: true }).fill("06 39 98 01 02");
    await page.getByLabel(form.flight).fill("AF 1234");
    await page.getByLabel(words.message).fill("Deux sièges enfant, merci.");
    await page.getByLabel(form.accept).check();
    await page.getByRole("button", { name: words.send }).click();
    await expect(heading(page)).toHaveText(words.sent);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(words.sent);
    const text = await page.getByText(/[A-Z]{3}-[A-Z0-9]{6}/).textContent();
    const path = await page.getByRole("link", { name: words.own }).getAttribute("href");
    return { reference: text?.trim() ?? "", path: path ?? "" };
  }

  async function expectAllKept(page: Page, passengers: number) {
    for (const text of ["La Baule", "AF 1234", "Deux sièges enfant, merci."]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText(new RegExp(`\\b${passengers}\\spass`)).first()).toBeVisible();
  }

  test.describe(`in ${locale}`, () => {
    test("one with too many people is priced by the company, paid, and becomes a booking", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const email = `${locale}-${Date.now()}@example.org`;
      const at = new Date(`${site.freeDay()}T10:00:00Z`);
      const { reference, path } = await ask(page, {
        at,
        passengers: 9,
        why: words.tooMany,
        email,
      });
      await expectAccessible();
      await page.goto(path);
      await expect(heading(page)).toHaveText(words.requested);
      await expect(page.getByText(words.asked)).not.toHaveCount(0);
      for (const name of [words.money, words.proof]) {
        await expect(page.getByRole("heading", { name })).toHaveCount(0);
      }
      await expectAllKept(page, 9);
      await expectAccessible();
      await site.mail(email, words.requestMail);

      await page.goto(pathIn(prefix, await companyPathOf(site, reference)));
      await expectAllKept(page, 9);
      const price = page.getByRole("group").filter({ hasText: words.sendQuote });
      await price.getByLabel(words.vehicle).selectOption({ index: 1 });
      await price.getByLabel(words.price).fill("350");
      await price.getByLabel(words.note).fill("Avec un second véhicule.");
      await price.getByRole("button", { name: words.sendQuote }).click();
      await expect(heading(page)).toHaveText(common.forCompany.quoted);

      const link = new RegExp(`${prefix}/booking/${reference}\\?key=[\\w%.~-]+`);
      const mail = await site.mail(email, /Avec un second véhicule\./);
      await page.goto(link.exec(mail)?.[0] ?? "");
      await expect(heading(page)).toHaveText(words.quoted);
      await expect(page.getByRole("link", { name: words.quote })).toBeVisible();
      await expect(page.getByRole("heading", { name: words.money })).toBeVisible();
      await expect(page.getByRole("heading", { name: words.proof })).toHaveCount(0);
      await expectAllKept(page, 9);
      await expectAccessible();
      await page.getByRole("button", { name: common.pay }).first().click();
      await decideAtBank(page, locale, "accept");
      await expect(heading(page)).toHaveText(common.paid);
      await page.getByRole("link", { name: common.toBooking }).click();
      await expect(heading(page)).toHaveText(common.status.paid);
      await expect(page.getByRole("heading", { name: words.proof })).toBeVisible();
      await expectAllKept(page, 9);
      ignoreRefused(consoleErrors, 422);
    });

    test("one that starts too soon is asked for, and reaches the company", async ({
      page,
      site,
      consoleErrors,
    }) => {
      const email = `${locale}-soon-${Date.now()}@example.org`;
      // Late in the evening no time that is left of the day can be booked.
      site.moveTo(nextLateEvening(site));
      const at = inAnHour(site);
      const { reference } = await ask(page, { at, passengers: 2, why: words.tooSoon, email });
      await page.goto(pathIn(prefix, await companyPathOf(site, reference)));
      await expect(heading(page)).toHaveText(common.forCompany.requested);
      await expectAllKept(page, 2);
      ignoreRefused(consoleErrors, 422);
    });
  });
}

function nextLateEvening(site: OwnSite): Date {
  const today = parisDate(site.now());
  const at = [today, daysLater(today, 1)].map((day) => parisInstant(day, "22:30"));
  const next = at.find((evening) => evening && evening > site.now());
  if (!next) throw new Error("There is no evening to come");
  return next;
}

/** Returns a time sooner than the two hours' notice of the example site, to five minutes. */
function inAnHour(site: OwnSite): Date {
  const at = site.now().getTime() + 60 * MINUTE;
  return new Date(at - (at % (5 * MINUTE)));
}
