import type { Page } from "@playwright/test";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant, parisIso, parisTime } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bookedRide } from "./support/booked-ride";
import { choosePlace, typeTime } from "./support/booking";
import { HOSTILE_TEXTS, RAN } from "./support/hostile-texts";
import { lookAtSheet } from "./support/look-at-sheet";
import { logInToPanel } from "./support/member";
import { ownPhone } from "./support/own-phone";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, ONCE, SMALL, testOnOwnSite as test } from "./support/test";
import { thumb } from "./support/thumb";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    pickup: "Prise en charge",
    dropoff: "Destination",
    book: /^Réserver/,
    taken: /^Course .+ réservée\.$/,
    firstname: "Prénom",
    lastname: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    tomorrow: "Demain",
    time: "Heure",
    byText: /^Sans e-mail/,
    onBoard: "À bord",
    agree: "Convenir d’un autre prix",
    total: "Prix convenu TTC (€)",
    reason: /^Motif du prix/,
    note: "Note",
    addNote: "Ajouter la note",
    identity: "Marquer comme vérifiée",
    wayBack: "Course retour",
  },
  en: {
    pickup: "Pickup",
    dropoff: "Destination",
    book: /^Book/,
    taken: /^Ride .+ booked\.$/,
    firstname: "First name",
    lastname: "Last name",
    email: "E-mail",
    phone: "Telephone",
    tomorrow: "Tomorrow",
    time: "Time",
    byText: /^No e-?mail/i,
    onBoard: "On board",
    agree: "Agree another price",
    total: "Agreed price incl. VAT (€)",
    reason: /^Reason for the price/,
    note: "Note",
    addNote: "Add the note",
    identity: "Mark as checked",
    wayBack: "Way back",
  },
} as const;

const open = (site: OwnSite, page: Page, locale: Locale) => logInToPanel(site, page, locale, OWNER);

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const locale of ["fr", "en"] as const) {
  const words = WORDS[locale];
  test(`the owner takes a ride by telephone, at a price of their own (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await open(site, page, locale);
    await page.goto("/admin/new-booking");
    await page.getByRole("button", { name: words.book }).click();
    await expect(page.locator("#ride-pickup")).toBeFocused();
    await expect(page.locator("[aria-invalid]")).not.toHaveCount(0);
    await expectAccessible();

    await choosePlace(page, words.pickup, "Aéroport Nantes Atlantique");
    await choosePlace(page, words.dropoff, "Gare de Nantes");
    await page.locator("#ride-startAt").fill(site.freeDay());
    await page.locator("#ride-startAt").press("Tab");
    await typeTime(page, "10:00");
    await page.getByRole("checkbox", { name: words.agree }).check();
    await page.getByRole("textbox", { name: words.total }).fill("1042,50");
    await page.getByRole("textbox", { name: words.reason }).fill("Client régulier");
    const hostile = HOSTILE_TEXTS.find((text) => text.startsWith("<img src=x onerror=")) ?? "";
    await page.getByRole("textbox", { name: words.firstname }).fill("Anne-Sophie");
    await page.getByRole("combobox", { name: words.lastname, exact: true }).fill("Le Bihan");
    await page.getByRole("textbox", { name: words.email }).fill("anne.desk@example.org");
    await page.getByRole("combobox", { name: words.phone }).fill("06 39 98 01 77");
    await page.getByRole("radio", { name: words.onBoard }).check({ force: true });
    await expectAccessible();
    await page.getByRole("button", { name: words.book }).press("Enter");
    await expect(page.getByText(words.taken)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/booking\/EST-/);
    await expect(page.getByText(/1.?042[.,]50/).first()).toBeVisible();

    await page.getByRole("textbox", { name: words.note }).fill(hostile);
    await page.getByRole("button", { name: words.addNote }).click();
    await expect(page.getByRole("listitem").filter({ hasText: hostile })).toBeVisible();
    expect(await page.evaluate((ran) => ran in window, RAN)).toBe(false);
    await expectAccessible();
    await expectNoOverflow(page);
    // Above 1,000 euros the law wants an identity to be checked.
    const identity = page.getByRole("button", { name: words.identity });
    await lookAtSheet(page, identity, expectAccessible);

    await page.getByRole("link", { name: words.wayBack }).click();
    await expect(page.locator("#ride-pickup")).toHaveValue(/Nantes/);
    await expect(page.getByRole("combobox", { name: words.lastname, exact: true })).toHaveValue(
      "Le Bihan",
    );
  });
}

test(
  "the owner takes a ride by telephone with one thumb: 10 taps and 5 fields at most (en)",
  SMALL,
  async ({ page, site }) => {
    const words = WORDS.en;
    await page.clock.setFixedTime(site.now());
    await open(site, page, "en");
    await page.goto("/admin");
    const { tap, type, counted } = thumb(page);
    await tap(page.getByRole("link", { name: "New ride" }).first());
    await type(page.getByRole("combobox", { name: words.pickup }), "gare de nantes");
    await tap(page.getByRole("listbox").getByRole("option").first());
    await type(page.getByRole("combobox", { name: words.dropoff }), "nantes atlantique");
    await tap(page.getByRole("listbox").getByRole("option").first());
    await tap(page.getByRole("button", { name: words.tomorrow }));
    await type(page.getByRole("combobox", { name: words.time, exact: true }), "7:10");
    await type(page.getByRole("combobox", { name: words.phone }), ownPhone());
    // The price is told before a name is asked.
    await expect(page.getByText("Total incl. VAT")).toBeVisible();
    await type(page.getByRole("combobox", { name: words.lastname, exact: true }), "Le Bihan");
    await tap(page.getByText(words.onBoard, { exact: true }));
    await tap(page.getByRole("button", { name: words.book }));
    await expect(page.getByText(words.taken)).toBeVisible();
    const { taps, fields } = counted();
    expect(taps).toBeLessThanOrEqual(10);
    expect(fields).toBeLessThanOrEqual(5);
    await expect(page.getByText(words.byText)).toBeVisible();
  },
);

test(
  "the notice of the site is a remark to the owner, and no obstacle",
  ONCE,
  async ({ page, site }) => {
    await page.clock.setFixedTime(site.now());
    await open(site, page, "fr");
    await page.goto("/admin/new-booking");
    await choosePlace(page, WORDS.fr.pickup, "Gare de Nantes");
    await choosePlace(page, WORDS.fr.dropoff, "Aéroport Nantes Atlantique");
    const soon = new Date(site.now().getTime() + 61 * 60_000);
    await page.locator("#ride-startAt").fill(parisDate(soon));
    await page.locator("#ride-startAt").press("Tab");
    await typeTime(page, parisTime(soon));
    await expect(page.getByText("Plus tôt que le délai de réservation en ligne.")).toBeVisible();
    await expect(page.getByText(/aucun véhicule/)).toHaveCount(0);
  },
);

test(
  "what is in the way is named, in a new ride and in a block",
  ONCE,
  async ({ page, site, expectAccessible, consoleErrors }) => {
    const ride = await bookedRide(site, "fr");
    await ride.pay();
    await open(site, page, "fr");
    const { reference } = ride.booking;
    const day = ride.booking.startAt.slice(0, 10);

    await page.goto(`/admin/new-booking?again=${reference}`);
    await page.locator("#ride-startAt").fill(day);
    await page.locator("#ride-startAt").press("Tab");
    await typeTime(page, "10:00");
    await expect(page.getByRole("link", { name: reference, exact: true })).toBeVisible();

    await page.goto(`/admin/schedule?day=${day}`);
    await expect(page.locator("[aria-current=date]")).toHaveAccessibleName(/1 course$/);
    await expectAccessible();
    await page.getByRole("button", { name: "Bloquer un véhicule" }).click();
    await page.getByRole("textbox", { name: "Motif" }).fill("Garage");
    await page.getByRole("button", { name: "Bloquer", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("alert").getByText(reference)).toBeVisible();
    await expectAccessible();
    // Typed text is not lost without a question.
    const asked: string[] = [];
    page.once("dialog", (question) => {
      asked.push(question.message());
      return question.dismiss();
    });
    await page.keyboard.press("Escape");
    await expect.poll(() => asked).toEqual([expect.stringMatching(/sans enregistrer/)]);
    await expect(sheet).toBeVisible();
    page.once("dialog", (question) => question.accept());
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();

    // A calendar reads the rides until its address is ended.
    await page.getByRole("button", { name: "Agenda du téléphone" }).click();
    await sheet.getByRole("button", { name: "Créer une adresse" }).click();
    const url = await sheet.getByText(/rides\.ics$/).textContent();
    const path = new URL(url ?? "").pathname;
    const calendar = await page.request.get(path);
    expect(calendar.headers()["content-type"]).toContain("text/calendar");
    expect(await calendar.text()).toContain("BEGIN:VEVENT");
    await expectAccessible();
    await sheet.getByRole("button", { name: /^Supprimer l’adresse/ }).click();
    await expect(page.getByText("L’adresse ne répond plus.")).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
    ignoreRefused(consoleErrors, 404);
  },
);

test("a ride comes again each week, and its screens are accessible (fr)", async ({
  page,
  site,
  expectAccessible,
}) => {
  const day = site.freeDay();
  // At a time at which no other test books, on the days to come either.
  const startAt = parisIso(parisInstant(day, "22:30") ?? new Date(Number.NaN));
  const { booking } = await bookedRide(site, "fr", { startAt });
  await open(site, page, "fr");
  const { reference } = booking;
  await page.goto(`/admin/series/${reference}`);
  await page.locator("#series-until").fill(daysLater(day, 15));
  await page.locator("#series-until").press("Tab");
  await page.getByRole("button", { name: "Voir les dates" }).click();
  await page.getByRole("button", { name: "Réserver 2 courses" }).click();
  await expect(page.getByText("2 courses réservées.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Annuler celles qui restent" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Annuler celles qui restent" })
    .click();
  await expect(page.getByText("Les courses à venir sont annulées.")).toBeVisible();
  for (const screen of ["/schedule?view=week", `/change-ride/${reference}`]) {
    await page.goto(`/admin${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible();
    await expectNoOverflow(page);
  }
});
