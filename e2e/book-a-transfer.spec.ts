import { addMonths, format } from "date-fns";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { holdScriptsBack } from "./support/alive";
import { decideAtBank } from "./support/bank";
import {
  choosePlace,
  dayAhead,
  freeSlot,
  priceButton,
  shownDay,
  typeTime,
  WORDS,
} from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { expectCalm } from "./support/calm-page";
import { heardAtFocus } from "./support/heard-at-focus";
import { ownPhone } from "./support/own-phone";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";
import { expectWithinWindow } from "./support/within-window";

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a transfer is booked by keyboard alone, and its deposit is paid (${locale})`, async ({
    page,
    expectAccessible,
  }, { workerIndex }) => {
    const { date, time } = freeSlot(workerIndex);
    await page.goto(pathIn(prefix, "/reserver"));
    const { keyboard } = page;

    await page.getByRole("radio").first().focus();
    await keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: words.pickup })).toBeFocused();
    await keyboard.type("aeroport nantes", { delay: 20 });
    await page.getByRole("option").first().waitFor();
    await keyboard.press("Enter");
    // In between, where in the airport, and under which name.
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await expect(page.getByLabel(words.board)).toBeFocused();
    await keyboard.type("Famille Le Bihan");
    await keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: words.dropoff })).toBeFocused();
    await keyboard.type("3 avenue des ibis la baule", { delay: 20 });
    await page.getByRole("option").first().waitFor();
    await keyboard.press("Enter");
    await page.getByLabel(words.date, { exact: true }).focus();
    await page.getByLabel(words.date, { exact: true }).fill(date);
    await page.getByLabel(words.time, { exact: true }).focus();
    await typeTime(page, time);
    await priceButton(page, words.price).focus();
    await keyboard.press("Enter");

    await expect(page.locator("#price-title")).toBeFocused();
    await expectLinesToAddUp(page.locator("dl").filter({ hasText: words.vat, visible: true }));
    await expectAccessible();

    await page.getByLabel(words.firstname, { exact: true }).focus();
    for (const text of ["Anne-Sophie", "Le Bihan", "anne@example.org", "06 39 98 01 02"]) {
      await keyboard.type(text);
      await keyboard.press("Tab");
    }
    await page.getByLabel(words.flight).focus();
    await keyboard.type("AF 1234");
    await page.getByLabel(words.accept).focus();
    await keyboard.press("Space");
    await page.getByRole("button", { name: words.order }).focus();
    await keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.booked);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(words.booked);
    await expect(page.getByText(/[A-Z]{3}-[A-Z0-9]{6}/).first()).toBeVisible();
    await expectCalm(page);
    await expectAccessible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: words.calendar }).click();
    const file = await (await download).createReadStream();
    const ics = (await file.toArray()).join("");
    expect(ics).toContain("BEGIN:VEVENT");
    expect(ics).toContain(date.replaceAll("-", ""));

    await page.getByRole("button", { name: words.payDeposit }).focus();
    await keyboard.press("Enter");
    await decideAtBank(page, locale, "accept");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(BOOKING_WORDS[locale].paid);
    await page.getByRole("link", { name: BOOKING_WORDS[locale].toBooking }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      BOOKING_WORDS[locale].status.paid,
    );
    for (const text of ["AF 1234", "Famille Le Bihan", "3 avenue des ibis, 44500 La Baule"]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
}

const REFUSED = {
  fr: {
    abroad: /France/,
    past: /passé|déjà/,
    terms: /conditions/,
  },
  en: { abroad: /France/, past: /past|gone/, terms: /terms/ },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const refused = REFUSED[locale];

  test(`a ride from abroad, a day gone by and terms not accepted are refused (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, words.pickup, "geneve");
    await choosePlace(page, words.dropoff, "nantes");
    await page.getByLabel(words.date, { exact: true }).fill(dayAhead(5));
    await typeTime(page, "11:00");
    const heard = await heardAtFocus(page);
    await priceButton(page, words.price).click();
    const pickup = page.getByRole("combobox", { name: words.pickup });
    await expect(pickup).toHaveAccessibleDescription(refused.abroad);
    await expect(pickup).toBeFocused();
    expect(await heard()).toMatch(refused.abroad);
    await expectAccessible();

    await pickup.fill("");
    await choosePlace(page, words.pickup, "angers");
    await page.getByLabel(words.date, { exact: true }).fill(dayAhead(-3));
    await priceButton(page, words.price).click();
    await expect(page.getByLabel(words.date, { exact: true })).toHaveAccessibleDescription(
      refused.past,
    );

    await page.getByLabel(words.date, { exact: true }).fill(dayAhead(6));
    await priceButton(page, words.price).click();
    await expect(page.locator("#price-title")).toBeFocused();
    await page.getByLabel(words.firstname, { exact: true }).fill("Paul");
    await page.getByLabel(words.lastname, { exact: true }).fill("Morin");
    await page.getByLabel(words.email, { exact: true }).fill("paul@example.org");
    await page.getByLabel(words.phone, { exact: true }).fill("0639980304");
    // A town alone is no place to meet: its address is asked for, and changes no price.
    const order = page.getByRole("button", { name: words.order });
    await order.click();
    await expect(page.getByLabel(words.address).first()).toBeFocused();
    await page.getByLabel(words.address).first().fill("5 rue Bressigny");
    await order.click();
    await expect(page.getByLabel(words.accept)).toHaveAccessibleDescription(refused.terms);
    await expect(page.getByLabel(words.accept)).toBeFocused();
    expect(await heard()).toMatch(refused.terms);
    await expect(page.getByLabel(words.firstname, { exact: true })).toHaveValue("Paul");
    ignoreRefused(consoleErrors, 422);
  });
}

const CALENDAR_WORDS = {
  fr: {
    open: "Ouvrir le calendrier",
    next: "Mois suivant",
    closed: /Aucune réservation/,
    full: /ne se réserve plus en ligne/,
    taken: /À 10:00.+10:15/,
  },
  en: {
    open: "Open the calendar",
    next: "Next month",
    closed: /No booking/,
    full: /can no longer be booked online/,
    taken: /at 10:00.+10:15/,
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const calendar = CALENDAR_WORDS[locale];

  test(`free days and times are shown, in the page's language (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    const month = format(addMonths(new Date(), 1), "yyyy-MM");
    const [free, full, closed] = ["10", "11", "12"].map((day) => `${month}-${day}`) as Three;
    const posted: string[] = [];
    await page.route("**/api/calendar/**", (route) =>
      route.fulfill({
        json: { success: true, data: { dates: [free], full: [full] }, message: null },
      }),
    );
    await page.route("**/api/booking/times", (route) => {
      const times = ["10:00", "10:15"].map((time) => ({
        at: `${free}T${time}:00+01:00`,
        time,
        idVehicles: [],
        available: time === "10:15",
      }));
      return route.fulfill({ json: { success: true, data: { times }, message: null } });
    });
    page.on("request", (request) => {
      if (request.url().endsWith("/booking/quote")) posted.push(request.url());
    });
    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, words.pickup, "aeroport nantes");
    await choosePlace(page, words.dropoff, "la baule");
    const date = page.getByLabel(words.date, { exact: true }).first();

    // By keyboard alone: the closed days are passed over.
    await page.getByRole("button", { name: calendar.open }).press("Enter");
    await page.getByRole("button", { name: calendar.next }).press("Enter");
    await expect(page.getByRole("gridcell").getByText("12", { exact: true })).toBeDisabled();
    await expectAccessible();
    await page.getByRole("gridcell").getByText("10", { exact: true }).press("Enter");
    await expect(date).toHaveValue(shownDay(locale, free));
    await expect(page.getByRole("grid")).toHaveCount(0);

    const time = page.locator('input[name="startAt-time"]');
    await time.click();
    await expect(page.getByRole("option", { name: "10:00" })).toBeDisabled();
    await expectAccessible();
    await page.getByRole("option", { name: "10:15" }).click();
    await expect(time).toHaveValue("10:15");
    await typeTime(page, "10h");
    await expect(time).toHaveValue("10:00");
    await expect(time).toHaveAccessibleDescription(calendar.taken);

    await date.fill(full);
    await expect(date).toHaveAccessibleDescription(calendar.full);
    await date.fill(closed);
    await priceButton(page, words.price).click();
    await expect(date).toHaveAccessibleDescription(calendar.closed);
    await expect(date).toBeFocused();
    await date.fill("12/10/2027");
    await page.keyboard.press("Tab");
    await expect(date).toHaveValue(/^12 .+ 2027$/);
    await date.fill("31/02/2027");
    await priceButton(page, words.price).click();
    await expect(date).toHaveValue("31/02/2027");
    const example = daysLater(parisDate(new Date()), 7).split("-").toReversed().join("/");
    await expect(date).toHaveAccessibleDescription(new RegExp(example));
    expect(posted).toEqual([]);
  });
}

test("what is typed before the page comes alive is kept, and finds its place", async ({ page }) => {
  const words = WORDS.fr;
  const comesAlive = await holdScriptsBack(page);
  await page.goto("/reserver", { waitUntil: "commit" });
  const date = page.getByLabel(words.date, { exact: true });
  const pickup = page.getByRole("combobox", { name: words.pickup });
  await date.fill(dayAhead(8));
  await pickup.pressSequentially("angers");
  await expect(page.getByRole("option")).toHaveCount(0);
  comesAlive();
  await page.getByRole("option").first().waitFor();
  await pickup.press("Enter");
  await expect(pickup).toHaveValue(/Angers/);
  await expect(date).toHaveValue(shownDay("fr", dayAhead(8)));
});

test("a place of 60 letters keeps the form and what was booked as wide as the window", async ({
  page,
}, { workerIndex }) => {
  const words = WORDS.fr;
  const { date, time } = freeSlot(workerIndex);
  const place = "abcdefghij".repeat(6);
  await page.goto("/reserver");
  await choosePlace(page, words.pickup, "aeroport nantes");
  const dropoff = page.getByRole("combobox", { name: words.dropoff });
  await dropoff.fill(`${place} nantes`);
  const option = page.getByRole("option").filter({ hasText: new RegExp(place, "i") });
  // The kind of a place stands beside its name, even a long one.
  const kind = await option.getByText("Adresse").boundingBox();
  const list = await page.getByRole("listbox", { name: words.dropoff }).boundingBox();
  expect((kind?.x ?? 0) + (kind?.width ?? 0)).toBeLessThan((list?.x ?? 0) + (list?.width ?? 0));
  await option.click();
  await page.getByLabel(words.date, { exact: true }).fill(date);
  await typeTime(page, time);
  await priceButton(page, words.price).click();
  await expect(page.locator("#price-title")).toBeFocused();
  // The price is brought to the top of the window, wherever in it the title was.
  const top = () => page.locator("#price-title").evaluate((it) => it.getBoundingClientRect().top);
  expect(await top()).toBeLessThan(200);
  await expectWithinWindow(page);

  await page.getByLabel(words.firstname, { exact: true }).fill("Anne-Sophie");
  await page.getByLabel(words.lastname, { exact: true }).fill("Le Bihan");
  await page.getByLabel(words.email, { exact: true }).fill("anne@example.org");
  await page.getByLabel(words.phone, { exact: true }).fill(ownPhone());
  await page.getByLabel(words.accept).check();
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.booked })).toBeVisible();
  await expectWithinWindow(page);
});

type Three = [string, string, string];

/** Expects the amounts of a price's lines to sum to its total, to the cent. */
async function expectLinesToAddUp(list: import("@playwright/test").Locator) {
  const amounts = (await list.locator("dd").allInnerTexts()).map((text) =>
    Math.round(Number(text.replace(/[^\d,.-]/g, "").replace(",", ".")) * 100),
  );
  const lines = amounts.slice(0, -2);
  const total = amounts.at(-2);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(total);
}
