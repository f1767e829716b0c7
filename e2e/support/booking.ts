import type { Page } from "@playwright/test";
import { addDays, format } from "date-fns";
import { siteFormat } from "@/lib/i18n/site-format";
import { isFrenchPublicHoliday } from "@/lib/rules/calendar/french-holidays";
import { daysLater, weekdayOf } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";

export const WORDS = {
  fr: {
    pickup: "Prise en charge",
    dropoff: "Destination",
    address: /^Adresse précise, hôtel ou société/,
    board: /^Nom sur la pancarte/,
    date: "Date",
    time: "Heure",
    price: "Voir le prix",
    order: "Commander avec obligation de paiement",
    firstname: "Prénom",
    lastname: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    flight: /Numéro de vol/,
    accept: /^J’ai lu/,
    vat: "dont TVA",
    booked: /^Il vous reste .+ à payer$/,
    calendar: "Ajouter à mon agenda",
    payDeposit: /^Payer l’acompte de/,
  },
  en: {
    pickup: "Pickup",
    dropoff: "Destination",
    address: /^Exact address, hotel or company/,
    board: /^Name on the board/,
    date: "Date",
    time: "Time",
    price: "See the price",
    order: "Place order with obligation to pay",
    firstname: "First name",
    lastname: "Last name",
    email: "E-mail",
    phone: "Telephone",
    flight: /Flight number/,
    accept: /^I have read/,
    vat: "of which VAT",
    booked: / left to pay$/,
    calendar: "Add to my calendar",
    payDeposit: /^Pay the deposit of/,
  },
} as const;

/** Returns a day some days ahead, as the field of a day takes it. */
export const dayAhead = (days: number) => format(addDays(new Date(), days), "yyyy-MM-dd");

const SUNDAY = 7;

/** Returns the day itself (`yyyy-MM-dd`), or the first after it, whose fares are the usual ones. */
export function usualDay(from: string): string {
  const isUsual = weekdayOf(from) !== SUNDAY && !isFrenchPublicHoliday(from);
  return isUsual ? from : usualDay(daysLater(from, 1));
}

export async function choosePlace(page: Page, label: string, search: string) {
  const field = page.getByRole("combobox", { name: label });
  await field.click();
  await field.pressSequentially(search, { delay: 20 });
  await page.getByRole("option").first().waitFor();
  await field.press("Enter");
}

/** Finds the form's own price button; a small window has one in its bar as well. */
export const priceButton = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name });

/** Writes a day as the day's field shows it. */
export const shownDay = (locale: Locale, day: string) =>
  siteFormat(locale).dayAhead(day, parisDate(new Date()));

export async function typeTime(page: Page, time: string) {
  const field = page.locator('input[name="startAt-time"]');
  await field.fill(time);
  await field.press("Tab");
}

/** Number of bookings so far: each gets a day of its own, as the vehicles are few. */
let bookingCount = 0;
export function freeSlot(workerIndex: number): { date: string; time: string } {
  bookingCount += 1;
  const ahead = 10 + workerIndex * 5 + bookingCount;
  // A public holiday has fares of its own, and the company may be closed.
  const date = isFrenchPublicHoliday(dayAhead(ahead)) ? dayAhead(ahead + 60) : dayAhead(ahead);
  return { date, time: "10:00" };
}
