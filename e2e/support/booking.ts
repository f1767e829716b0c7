import { expect, type Page } from "@playwright/test";
import { addDays, format } from "date-fns";

/** The labels of the booking form that the tests use. */
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
    booked: / left to pay$/,
    calendar: "Add to my calendar",
    payDeposit: /^Pay the deposit of/,
  },
} as const;

/** A day some days ahead, as a date input takes it. */
export const dayAhead = (days: number) => format(addDays(new Date(), days), "yyyy-MM-dd");

/** Types into a place field and takes the first place that is offered. */
export async function choosePlace(page: Page, label: string, search: string) {
  const field = page.getByRole("combobox", { name: label });
  await field.click();
  await field.pressSequentially(search, { delay: 20 });
  await page.getByRole("option").first().waitFor();
  await field.press("Enter");
}

/** Gives the time of the pickup: takes it from the times that are offered, or types it. */
export async function chooseTime(page: Page, time: string) {
  const typed = page.locator('input[name="startAt-time"]');
  const offered = page.locator('select[name="startAt-time"]');
  await typed
    .or(offered.locator(`option[value="${time}"]`))
    .first()
    .waitFor({ state: "attached" });
  // As the day's times come in, one field may take the place of the other.
  await expect(async () => {
    if ((await typed.count()) > 0) await typed.fill(time, { timeout: 1000 });
    else await offered.selectOption(time, { timeout: 1000 });
  }).toPass();
}

/** Types the time of the pickup, one that need not be offered. */
export async function typeTime(page: Page, time: string) {
  const typed = page.locator('input[name="startAt-time"]');
  const offered = page.locator('select[name="startAt-time"]');
  // As the day's times come in, one field may take the place of the other.
  await expect(async () => {
    if ((await typed.count()) === 0) await offered.selectOption("other", { timeout: 1000 });
    await typed.fill(time, { timeout: 1000 });
  }).toPass();
}

/** A day and time that no other test books: the vehicles are few. */
let booked = 0;
export function freeSlot(workerIndex: number): { date: string; time: string } {
  booked += 1;
  return { date: dayAhead(10 + workerIndex * 5 + booked), time: "10:00" };
}
