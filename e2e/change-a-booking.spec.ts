import type { Page } from "@playwright/test";
import { siteFormat } from "@/lib/i18n/site-format";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { press } from "./support/alive";
import { decideAtBank } from "./support/bank";
import { bookedRide, confirmedRide } from "./support/booked-ride";
import { choosePlace, WORDS as FORM } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { sentBy } from "./support/sent-by";
import { expect, ignoreRefused, LOCALES, ONCE, testOnOwnSite as test } from "./support/test";

const HOUR = 60 * 60_000;

const WORDS = {
  fr: {
    open: "Modifier ma course",
    see: "Voir le nouveau prix",
    confirm: "Confirmer la modification",
    needed: "Ce champ est nécessaire.",
    more: (more: string, due: string) => `${more} de plus. Il vous restera ${due} à payer`,
    less: (less: string) => `${less} de moins.`,
    refund: (amount: string) => `Nous vous remboursons ${amount}.`,
    done: "Votre course est modifiée.",
    passengers: "Passagers",
    vehicle: "Véhicule",
    noTimeLeft: /Choisissez une autre date, ou appelez-nous/,
    flight: /Numéro de vol/,
    train: /Numéro de train/,
    tooLate: "La course ne peut plus être modifiée en ligne",
    refused: "jusqu’à 24 heures avant le départ",
    call: /^Appeler le/,
    changedMail: /modifiée/,
  },
  en: {
    open: "Change my ride",
    see: "See the new price",
    confirm: "Confirm the change",
    needed: "This field is required.",
    more: (more: string, due: string) => `${more} more. You will have ${due} to pay`,
    less: (less: string) => `${less} less.`,
    refund: (amount: string) => `We refund you ${amount}.`,
    done: "Your ride is changed.",
    passengers: "Passengers",
    vehicle: "Vehicle",
    noTimeLeft: /choose another date, or call us/,
    flight: /Flight number/,
    train: /Train number/,
    tooLate: "The ride can no longer be changed online",
    refused: "up to 24 hours before the start",
    call: /^Call /,
    changedMail: /changed/,
  },
} as const;

for (const { locale } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];
  const common = BOOKING_WORDS[locale];
  const { euros } = siteFormat(locale);
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const dropoffOf = (page: Page) => page.getByRole("combobox", { name: form.dropoff });

  test.describe(`in ${locale}`, () => {
    test("25 hours before the start to a longer ride: the difference is shown, then paid", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await confirmedRide(site, locale);
      site.moveTo(new Date(ride.startAt.getTime() - 25 * HOUR));
      const day = ride.booking.startAt.slice(0, 10);
      const fullDay = daysLater(day, 1);
      await page.route("**/api/calendar/**", (route) =>
        route.fulfill({
          json: { success: true, data: { dates: [day], full: [fullDay] }, message: null },
        }),
      );
      await page.goto(ride.path);
      await press(page.getByRole("button", { name: words.open }));

      // Nothing can be asked for on a full day, as it can for a new ride.
      const date = page.getByLabel(form.date, { exact: true });
      await date.fill(fullDay);
      await expect(date).toHaveAccessibleDescription(words.noTimeLeft);
      await date.fill(day);
      await expect(date).not.toHaveAccessibleDescription(words.noTimeLeft);

      // A mistake is said at its field, takes nothing of the rest away, and is not sent.
      const sent = sentBy(page);
      const flight = page.getByLabel(words.flight);
      // From an airport to a town, the ride meets no train.
      await expect(page.getByLabel(words.train)).toHaveCount(0);
      await flight.fill("Air France");
      await dropoffOf(page).fill("");
      await page.getByRole("button", { name: words.see }).click();
      await expect(dropoffOf(page)).toHaveAccessibleDescription(words.needed);
      await expect(dropoffOf(page)).toBeFocused();
      await expect(flight).toHaveAttribute("aria-invalid", "true");
      await expect(flight).toHaveValue("Air France");
      await expectAccessible();
      await flight.fill("AF 1234");
      await expect(flight).not.toHaveAttribute("aria-invalid");
      expect(sent).not.toContain(`/api/booking/${ride.booking.reference}`);

      await choosePlace(page, form.dropoff, "tours");
      await page.getByRole("button", { name: words.see }).click();
      const confirm = page.getByRole("button", { name: words.confirm });
      await expect(confirm).toBeVisible();
      await expectAccessible();
      // Nothing has been done until it is confirmed.
      expect((await ride.page()).total).toBe(ride.booking.total);
      const offer = await page.locator("form + div").textContent();
      await confirm.click();
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(heading(page)).toHaveText(common.status.confirmedUnpaid);

      const { total, deposit, dueNow, dropoff, travel } = await ride.page();
      expect(dropoff?.city).toBe("Tours");
      expect(travel.flightNumber).toBe("AF 1234");
      expect(deposit).toBeGreaterThan(ride.booking.deposit);
      expect(dueNow).toBe(Math.round((deposit - ride.booking.deposit) * 100) / 100);
      const priceNote = words.more(euros(total - ride.booking.total), euros(dueNow));
      expect(spaced(offer)).toContain(spaced(priceNote));
      await site.mail(ride.email, words.changedMail);

      await page.getByRole("button", { name: common.pay }).click();
      await decideAtBank(page, locale, "accept");
      await expect(heading(page)).toHaveText(common.paid);
      await page.getByRole("link", { name: common.toBooking }).click();
      await expect(heading(page)).toHaveText(common.status.final);
    });

    test(
      "to a shorter ride, once all is paid: the difference comes back",
      ONCE,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await ride.pay();
        await ride.pay();
        expect((await ride.page()).paid).toBe(ride.booking.total);
        await page.goto(ride.path);
        await press(page.getByRole("button", { name: words.open }));
        await dropoffOf(page).fill("");
        await choosePlace(page, form.dropoff, "saint-nazaire");
        await page.getByRole("button", { name: words.see }).click();
        const confirm = page.getByRole("button", { name: words.confirm });
        await expect(confirm).toBeVisible();
        const offer = await page.locator("form + div").textContent();
        await confirm.click();
        await expect(page.getByText(words.done)).toBeVisible();
        await expect(page.getByText(common.refund)).toHaveCount(1);

        const { total, paid, refunded } = await ride.page();
        expect(total).toBeLessThan(ride.booking.total);
        expect(paid - refunded).toBeCloseTo(total, 2);
        expect(spaced(offer)).toContain(spaced(words.less(euros(refunded))));
        expect(spaced(offer)).toContain(spaced(words.refund(euros(refunded))));
      },
    );

    test(
      "to more people than the vehicle seats: a larger one is offered; else one may choose",
      ONCE,
      async ({ page, site, expectAccessible }) => {
        const ride = await confirmedRide(site, locale);
        const vehicles = page.getByRole("group", { name: words.vehicle }).getByRole("radio");
        const people = page.getByRole("textbox", { name: words.passengers });
        const [own, larger] = [vehicles.first(), vehicles.last()];
        await page.goto(ride.path);
        await press(page.getByRole("button", { name: words.open }));
        await people.fill("4");
        await page.getByRole("button", { name: words.see }).click();
        await expect(larger).toBeChecked();
        await expect(own).toBeDisabled();
        await expectAccessible();

        // With room in both, the own vehicle stays chosen by default.
        await people.fill("3");
        await page.getByRole("button", { name: words.see }).click();
        await expect(own).toBeChecked();
        await larger.click();
        await expect(larger).toBeChecked();
        await page.getByRole("button", { name: words.confirm }).click();
        await expect(page.getByText(words.done)).toBeVisible();
        const { vehicle, passengers } = await ride.page();
        expect(passengers).toBe(3);
        expect(vehicle?.id).not.toBe(ride.booking.vehicle?.id);
      },
    );

    test("no more at 23 hours before the start: the page says so, and offers to call", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await ride.pay();
      site.moveTo(new Date(ride.startAt.getTime() - 25 * HOUR));
      await page.goto(ride.path);
      await press(page.getByRole("button", { name: words.open }));
      await page.getByLabel(words.passengers).fill("3");
      site.moveTo(new Date(ride.startAt.getTime() - 23 * HOUR));
      await page.getByRole("button", { name: words.see }).click();
      await expect(page.getByRole("alert").getByText(words.refused)).toBeVisible();
      await expect(page.getByLabel(words.passengers)).toHaveValue("3");

      await page.reload();
      await expect(page.getByText(words.tooLate)).toBeVisible();
      await expect(page.getByRole("button", { name: words.open })).toHaveCount(0);
      await expect(page.getByRole("link", { name: words.call }).first()).toHaveAttribute(
        "href",
        /^tel:/,
      );
      await expectAccessible();
      expect((await ride.page()).passengers).toBe(2);
      ignoreRefused(consoleErrors, 409);
    });
  });
}

/** Replaces all spaces by plain ones, as shown amounts have others. */
const spaced = (text: string | null) => (text ?? "").replace(/\s+/g, " ");
