import { randomUUID } from "node:crypto";
import { holdScriptsBack } from "./support/alive";
import { bookedRide } from "./support/booked-ride";
import { BOOKING_WORDS } from "./support/booking-words";
import {
  expect,
  ignoreRefused,
  LOCALES,
  pathIn,
  SMALL,
  testOnOwnSite as test,
} from "./support/test";

const WORDS = {
  fr: {
    region: "Créer un compte",
    login: "Se connecter",
    firstname: "Prénom",
    lastname: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    password: /^Mot de passe$/,
    business: "Professionnel",
    company: "Société ou organisme",
    terms: "Je reconnais avoir lu et compris les conditions et je les accepte",
    send: "Créer mon compte",
    needed: "Ce champ est nécessaire.",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    sent: "Regardez vos e-mails.",
    back: "Corriger mes informations",
    chosen: "Le mot de passe que vous avez choisi",
    open: "Ouvrir mon compte",
    wrong: "Ce n’est pas le bon mot de passe.",
    dead: "Ce lien n’ouvre plus de compte",
  },
  en: {
    region: "Create an account",
    login: "Log in",
    firstname: "First name",
    lastname: "Last name",
    email: "E-mail",
    phone: "Telephone",
    password: /^Password$/,
    business: "A business",
    company: "Company or organisation",
    terms: "I acknowledge having read and understood the terms and I accept them",
    send: "Create my account",
    needed: "This field is required.",
    incomplete: "This e-mail address is not complete.",
    sent: "Check your e-mail.",
    back: "Correct my details",
    chosen: "The password you chose",
    open: "Open my account",
    wrong: "This is not the right password.",
    dead: "This link no longer opens an account",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test.describe(`in ${locale}`, () => {
    test("one registers, follows the mailed link, and is where one was going", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      // Bookings that were made with this address become the member's.
      const { booking, email } = await bookedRide(site, locale);
      const password = `sous les pins ${randomUUID().slice(0, 8)}`;
      const going = pathIn(prefix, `/booking/${booking.reference}`);
      const next = new URLSearchParams({ next: going });
      await page.goto(`${pathIn(prefix, "/auth")}?${next}#register`);
      const form = page.getByRole("region", { name: words.region });
      const field = (label: string | RegExp) => form.getByLabel(label, { exact: true });
      await expectAccessible();
      await expect(form.getByRole("button", { name: words.send })).toBeEnabled();

      await field(words.lastname).fill("Le Bihan");
      await field(words.email).fill("anne@");
      await form.getByRole("radio", { name: words.business }).check();
      await form.getByRole("button", { name: words.send }).click();
      await expect(field(words.firstname)).toHaveAccessibleDescription(words.needed);
      await expect(field(words.firstname)).toBeFocused();
      await expect(field(words.email)).toHaveAccessibleDescription(words.incomplete);
      await expect(form.getByLabel(words.terms)).toHaveAccessibleDescription(/\S/);
      await expect(field(words.lastname)).toHaveValue("Le Bihan");
      await expectAccessible();

      await field(words.firstname).fill("Anne-Sophie");
      await field(words.email).fill(email);
      await field(words.phone).fill("06 39 98 01 02");
      await field(words.company).fill("Atelier du Sillon");
      await field(words.password).fill(password);
      await form.getByLabel(words.terms).check();
      await form.getByRole("button", { name: words.send }).click();
      await expect(form.getByText(words.sent)).toBeVisible();
      await expect(form.getByText(email)).toBeVisible();
      await expectAccessible();
      await form.getByRole("button", { name: words.back }).click();
      await expect(field(words.email)).toBeFocused();
      await expect(field(words.email)).toHaveValue(email);

      const link = /\/(?:en\/)?auth\/confirm\/[\w%.~-]+/;
      const mail = await site.mail(email, link);
      expect(mail).toContain(email);
      expect(mail).not.toContain(password);
      await page.goto(link.exec(mail)?.[0] ?? "");
      await expect(page.getByRole("main")).toContainText(email);
      await expectAccessible();
      await page.getByLabel(words.chosen, { exact: true }).fill("another password");
      await page.getByRole("button", { name: words.open }).click();
      await expect(page.getByLabel(words.chosen, { exact: true })).toBeFocused();
      await expect(page.getByLabel(words.chosen, { exact: true })).toHaveAccessibleDescription(
        words.wrong,
      );
      await page.getByLabel(words.chosen, { exact: true }).fill(password);
      await page.getByRole("button", { name: words.open }).click();

      await expect(page).toHaveURL(going);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        BOOKING_WORDS[locale].status.held,
      );
      ignoreRefused(consoleErrors, 422);
    });

    test("a business that is chosen before the page comes alive is asked for its name", async ({
      page,
    }) => {
      const comesAlive = await holdScriptsBack(page);
      await page.goto(`${pathIn(prefix, "/auth")}#register`, { waitUntil: "commit" });
      const form = page.getByRole("region", { name: words.region });
      const business = form.getByRole("radio", { name: words.business });
      await business.check();
      comesAlive();
      await form.getByLabel(words.company).fill("Atelier du Sillon");
      await expect(business).toBeChecked();
    });

    test("a link that is over leads to the login, or to registering again", async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(pathIn(prefix, "/auth/confirm/over"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.dead);
      await expectAccessible();
      await page.getByRole("main").getByRole("link", { name: words.region }).click();
      await expect(page).toHaveURL(`${pathIn(prefix, "/auth")}#register`);
      await expect(page.getByRole("button", { name: words.send })).toBeVisible();
    });

    test(
      "between login and registration, a small window loses nothing that was typed",
      SMALL,
      async ({ page }) => {
        await page.goto(pathIn(prefix, "/auth"));
        const login = page.getByRole("region", { name: words.login });
        const form = page.getByRole("region", { name: words.region });
        await login.getByLabel(words.email).fill("anne@example.org");
        await expect(form).toBeHidden();
        await login.getByRole("link", { name: words.region }).click();
        await form.getByLabel(words.lastname, { exact: true }).fill("Le Bihan");
        await expect(login).toBeHidden();
        await form.getByRole("link", { name: words.login }).click();
        await expect(login.getByLabel(words.email)).toHaveValue("anne@example.org");
        await page.goBack();
        await expect(form.getByLabel(words.lastname, { exact: true })).toHaveValue("Le Bihan");
      },
    );
  });
}
