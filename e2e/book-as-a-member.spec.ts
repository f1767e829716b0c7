import { bookedRide } from "./support/booked-ride";
import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { BOOKING_WORDS } from "./support/booking-words";
import { logIn, newMember } from "./support/member";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    unknown: "Ce lien n’ouvre aucune réservation",
    logIn: "Se connecter",
    email: "E-mail",
    password: /^Mot de passe$/,
    bookings: "Mes réservations",
    proof: /^Justificatif de réservation/,
    proofTitle: "Justificatif de réservation préalable",
    cancel: "Annuler ma course",
    confirm: "Annuler la course",
    again: "Réserver à nouveau",
    same: "Voici la même course. Choisissez-en la date et l’heure.",
    passengers: "Passagers",
  },
  en: {
    unknown: "This link opens no booking",
    logIn: "Log in",
    email: "E-mail",
    password: /^Password$/,
    bookings: "My bookings",
    proof: /^Proof of booking/,
    proofTitle: "Proof of prior booking",
    cancel: "Cancel my ride",
    confirm: "Cancel the ride",
    again: "Book again",
    same: "Here is the same ride. Please choose its date and time.",
    passengers: "Passengers",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];
  const common = BOOKING_WORDS[locale];

  test.describe(`in ${locale}`, () => {
    test("a member books without saying who they are, needs no link, and books the ride again", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const { firstname, email } = await newMember(site, page, locale);
      await page.goto(pathIn(prefix, "/reserver"));
      await choosePlace(page, form.pickup, "aeroport nantes");
      await choosePlace(page, form.dropoff, "la baule");
      await page.getByLabel(form.date, { exact: true }).fill(site.freeDay());
      await typeTime(page, "10:00");
      await page.getByLabel(words.passengers).fill("3");
      await priceButton(page, form.price).click();
      await expect(page.getByLabel(form.firstname, { exact: true })).toHaveValue(firstname);
      await expect(page.locator('[name="customer.email"]')).toHaveValue(email);
      // Typed text is left as it is.
      await page.getByLabel(form.lastname, { exact: true }).fill("Guillou");
      await page.getByLabel(form.accept).check();
      await page.getByRole("button", { name: form.order }).click();
      await expect(page.getByRole("heading", { name: form.booked })).toBeFocused();
      const shown = (await page.getByRole("main").textContent()) ?? "";
      const reference = /[A-Z]{3}-[A-Z0-9]{6}/.exec(shown)?.[0];

      const own = pathIn(prefix, `/booking/${reference}`);
      await page.goto(own);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.held);
      await page.locator("summary").filter({ hasText: words.proofTitle }).click();
      await expect(page.getByText(`${firstname} Guillou`).first()).toBeVisible();
      await expectAccessible();
      const proof = await page.getByRole("link", { name: words.proof }).getAttribute("href");
      expect(proof).toBe(`/api/booking/${reference}/proof`);
      const file = await page.request.get(proof ?? "");
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

      await page.getByRole("button", { name: words.cancel }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.confirm }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.cancelled);
      await page.getByRole("link", { name: words.again }).click();
      await expect(page.getByText(words.same)).toBeVisible();
      const pickup = page.getByRole("combobox", { name: form.pickup });
      await expect(pickup).toHaveValue(/Nantes/);
      await expect(page.getByLabel(words.passengers)).toHaveValue("3");
      await expect(page.getByLabel(form.date, { exact: true })).toHaveValue("");
      await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
      await expectAccessible();
    });

    test("a booking without its link leads over the login; to another member it is none", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const { booking, email } = await bookedRide(site, locale);
      const own = pathIn(prefix, `/booking/${booking.reference}`);
      const title = page.getByRole("heading", { level: 1 });
      // Booked as a guest, it is theirs once their address is confirmed.
      const member = await newMember(site, page, locale, { email });
      await page.context().clearCookies();

      await page.goto(own);
      await expect(title).toHaveText(words.unknown);
      await expectAccessible();
      await page.getByRole("main").getByRole("link", { name: words.logIn }).click();
      const login = page.getByRole("region", { name: words.logIn });
      await login.getByLabel(words.email).fill(email);
      await login.getByLabel(words.password).fill(member.password);
      await login.getByRole("button", { name: words.logIn }).click();
      await expect(page).toHaveURL(own);
      await expect(title).toHaveText(common.status.held);
      await page.getByRole("main").getByRole("link", { name: words.bookings }).click();
      await expect(page).toHaveURL(pathIn(prefix, "/account/bookings"));

      await page.context().clearCookies();
      await newMember(site, page, locale);
      await page.goto(own);
      await expect(title).toHaveText(words.unknown);
      const pageText = await page.getByRole("main").textContent();
      await page.goto(pathIn(prefix, "/booking/ZZZ-222222"));
      await expect(title).toHaveText(words.unknown);
      expect(await page.getByRole("main").textContent()).toBe(pageText);

      // Not even its owner opens it with a wrong key.
      await page.context().clearCookies();
      await logIn(site, page, locale, member);
      await page.goto(`${own}?key=wrong`);
      await expect(title).toHaveText(words.unknown);
      ignoreRefused(consoleErrors, 404);
    });
  });
}
