import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { bookedRide } from "./support/booked-ride";
import { logIn, newMember } from "./support/member";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    hello: "Bonjour Anne-Sophie",
    noRide: "Aucune course à venir",
    toShop: "Voir la boutique",
    final: /(Acompte|Paiement) reçu/,
    invoice: "Facture d’acompte",
    firstname: "Prénom",
    phone: "Téléphone",
    kind: "Vous réservez en tant que",
    company: "Société ou organisme",
    save: "Enregistrer",
    saved: "Vos informations sont enregistrées.",
    required: "Ce champ est nécessaire.",
    addAddress: "Ajouter une adresse",
    address: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    billing: "Facturation",
    editAddress: "Modifier l’adresse 12 quai de la Fosse",
    deleteAddress: "Supprimer l’adresse 14 quai de la Fosse",
    delete: "Supprimer",
    changed: "L’adresse est modifiée.",
    deleted: "L’adresse est supprimée.",
    cancel: "Annuler",
    noAddress: "Vous n’avez encore enregistré aucune adresse.",
    offers: /Offres et nouveautés/,
    subscribed: "C’est enregistré.",
    unsubscribed: "Vous ne recevez plus rien.",
    export: "Télécharger mes données",
    exported: /^mes-donnees-[\d-]+\.json$/,
    deleteSpace: "Supprimer mon espace…",
    password: "Votre mot de passe",
    deleteForGood: "Supprimer définitivement",
    wrong: "Ce n’est pas le bon mot de passe.",
    notFound: "Cette page est introuvable",
    goodbye: "Votre espace est supprimé",
  },
  en: {
    hello: "Hello Anne-Sophie",
    noRide: "No upcoming rides",
    toShop: "See the shop",
    final: /(Deposit|Payment) received/,
    invoice: "Deposit invoice",
    firstname: "First name",
    phone: "Telephone",
    kind: "You book as",
    company: "Company or organisation",
    save: "Save",
    saved: "Your details have been saved.",
    required: "This field is required.",
    addAddress: "Add an address",
    address: "Address",
    postalCode: "Postcode",
    city: "Town",
    billing: "Billing",
    editAddress: "Edit the address 12 quai de la Fosse",
    deleteAddress: "Delete the address 14 quai de la Fosse",
    delete: "Delete",
    changed: "The address has been changed.",
    deleted: "The address has been deleted.",
    cancel: "Cancel",
    noAddress: "You have not saved any address yet.",
    offers: /Offers and news/,
    subscribed: "Saved.",
    unsubscribed: "You no longer receive anything.",
    export: "Download my data",
    exported: /^my-data-[\d-]+\.json$/,
    deleteSpace: "Delete my account…",
    password: "Your password",
    deleteForGood: "Delete for good",
    wrong: "This is not the right password.",
    notFound: "This page could not be found",
    goodbye: "Your account has been deleted",
  },
} as const;

/** Parts of the space that are looked at when there is nothing in them yet. */
const PARTS = ["", "/bookings", "/bookings?when=past", "/papers", "/profile", "/security", "/data"];

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const account = (part = "") => pathIn(prefix, `/account${part}`);
  const login = new RegExp(`${prefix}/auth\\?next=`);
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test.describe(`in ${locale}`, () => {
    test("a visitor is sent to the login; a new member finds every part, empty and in order", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      await page.goto(account("/bookings"));
      await expect(page).toHaveURL(login);
      expect(new URL(page.url()).searchParams.get("next")).toBe(account("/bookings"));

      await newMember(site, page, locale);
      for (const part of PARTS) {
        await page.goto(account(part));
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveURL(site.url + account(part));
        await expectAccessible();
      }
      // Nothing is sold here.
      await page.goto(account("/orders"));
      await expect(heading(page)).toHaveText(words.notFound);
      ignoreRefused(consoleErrors, 404);
      await page.goto(account());
      await expect(heading(page)).toHaveText(words.hello);
      await expect(page.getByText(words.noRide)).toBeVisible();
    });

    test("the first page of a space without rides leads to what is sold", async ({
      page,
      estate,
    }) => {
      await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
      await newMember(estate, page, locale, { birthdate: "1982-05-14" });
      await page.goto(estate.url + account());
      await page.getByRole("main").getByRole("link", { name: words.toShop }).click();
      await expect(page).toHaveURL(estate.url + pathIn(prefix, "/vins"));
    });

    test("the profile is changed by keyboard alone, with what is wrong said at its field", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      await newMember(site, page, locale);
      await page.goto(account("/profile"));
      const main = page.getByRole("main");
      const firstname = main.getByLabel(words.firstname);
      await expect(main.getByRole("button", { name: words.save })).toBeEnabled();
      await firstname.focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      await page.keyboard.press("Enter");
      await expect(firstname).toHaveAccessibleDescription(words.required);
      await expect(firstname).toBeFocused();
      await expectAccessible();

      await page.keyboard.type("Maïwenn");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      const phone = main.getByLabel(words.phone);
      await expect(phone).toBeFocused();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("12");
      await page.keyboard.press("Enter");
      await expect(phone).toHaveAttribute("aria-invalid", "true");
      await expect(phone).toBeFocused();
      await expect(firstname).toHaveValue("Maïwenn");

      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type("06 39 98 76 54");
      await page.keyboard.press("Tab");
      // The second kind is a business, which has a name of its own.
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
      const company = main.getByLabel(words.company);
      await expect(company).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(company).toHaveAccessibleDescription(words.required);
      await page.keyboard.type("Ostréiculteurs de la Turballe");
      await page.keyboard.press("Enter");
      await expect(main.getByText(words.saved)).toBeVisible();

      await page.reload();
      await expect(firstname).toHaveValue("Maïwenn");
      await expect(company).toHaveValue("Ostréiculteurs de la Turballe");
      await expectAccessible();
      ignoreRefused(consoleErrors, 422);
    });

    test("an address is added, changed and, once asked again, deleted", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const kind = `Atelier ${randomUUID().slice(0, 6)}`;
      await logIn(site, page, locale, OWNER);
      const added = await page.request.post(`${site.url}/api/admin/address-type`, {
        headers: { origin: site.url },
        data: { name: { fr_FR: kind, en: kind } },
      });
      expect(added.ok(), await added.text()).toBe(true);
      await newMember(site, page, locale);
      await page.goto(account("/addresses"));
      const main = page.getByRole("main");
      await press(main.getByRole("button", { name: words.addAddress }));
      const address = main.getByLabel(words.address, { exact: true });
      await main.getByLabel(words.city).fill("Nantes");
      await main.getByRole("button", { name: words.save }).click();
      await expect(address).toHaveAccessibleDescription(words.required);
      await expect(address).toBeFocused();
      await expect(main.getByLabel(words.city)).toHaveValue("Nantes");
      await expectAccessible();

      await main.getByLabel(words.billing).check();
      await main.getByLabel(kind).check();
      await address.fill("12 quai de la Fosse");
      await main.getByLabel(words.postalCode).fill("44000");
      await main.getByRole("button", { name: words.save }).click();
      await expect(main.getByText(`${words.billing} · ${kind}`)).toBeVisible();
      await main.getByRole("button", { name: words.editAddress }).click();
      await expect(main.getByLabel(words.billing)).toBeChecked();
      await address.fill("14 quai de la Fosse");
      await main.getByRole("button", { name: words.save }).click();
      await expect(page.getByText(words.changed)).toBeVisible();
      await expect(address).toHaveCount(0);

      // Text that is being typed in one stays while another is deleted.
      await main.getByRole("button", { name: words.addAddress }).click();
      await address.fill("3 rue Kervégan");
      await main.getByRole("button", { name: words.deleteAddress }).click();
      await expectAccessible();
      await expect(page.getByText(words.changed)).toHaveCount(0);
      await main.getByRole("button", { name: words.delete, exact: true }).click();
      await expect(page.getByText(words.deleted)).toBeVisible();
      // The earlier message is not shown again.
      expect(await page.getByText(words.changed).count()).toBe(0);
      await expect(main.getByRole("button", { name: words.deleteAddress })).toHaveCount(0);
      await expect(address).toHaveValue("3 rue Kervégan");
      await main.getByRole("button", { name: words.cancel, exact: true }).click();
      await expect(main.getByText(words.noAddress)).toBeVisible();
      await page.reload();
      await expect(main.getByText(words.noAddress)).toBeVisible();
      ignoreRefused(consoleErrors, 422);
    });

    test("one subscribes to the newsletter and leaves it in the space", async ({
      page,
      site,
      expectAccessible,
    }) => {
      await newMember(site, page, locale);
      await page.goto(account("/newsletter"));
      const main = page.getByRole("main");
      const offers = main.getByRole("checkbox", { name: words.offers });
      await expect(offers).not.toBeChecked();
      await offers.check();
      await main.getByRole("button", { name: words.save }).click();
      await expect(main.getByText(words.subscribed)).toBeVisible();
      await page.reload();
      await expect(offers).toBeChecked();
      await expectAccessible();
      await offers.uncheck();
      await main.getByRole("button", { name: words.save }).click();
      await expect(main.getByText(words.unsubscribed)).toBeVisible();
      await page.reload();
      await expect(offers).not.toBeChecked();
    });

    test("the bookings of one's address are in the space, with their papers, and in the export", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await ride.pay();
      const { reference } = ride.booking;
      await newMember(site, page, locale, { email: ride.email });

      await page.goto(account());
      const card = page.getByRole("article").filter({ hasText: reference });
      await expect(card).toContainText(words.final);
      await page.goto(account("/bookings"));
      await expect(card).toContainText(words.final);
      await expectAccessible();

      await page.goto(account("/papers"));
      const paper = page.getByRole("listitem").filter({ hasText: words.invoice });
      await expect(paper).toContainText(reference);
      await expectAccessible();
      const url = await paper.getByRole("link", { name: /^PDF/ }).getAttribute("href");
      const file = await page.request.get(url ?? "");
      expect(file.headers()["content-type"]).toContain("application/pdf");

      await page.goto(account("/data"));
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words.export }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(words.exported);
      const exported = readFileSync(await download.path(), "utf8");
      expect(exported).toContain(reference);
      expect(exported).toContain(ride.email);

      // The booking's own page opens without its key, as long as the member is logged in.
      await page.goto(account("/bookings"));
      await card.getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/booking/${reference}$`));
      await expect(heading(page)).toHaveText(words.final);
    });

    test("the space is deleted in two steps, and nobody logs in to it any more", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const { email, password } = await newMember(site, page, locale);
      await page.goto(account("/data"));
      const main = page.getByRole("main");
      await press(main.getByRole("button", { name: words.deleteSpace }));
      await main.getByLabel(words.password).fill("not the password");
      await main.getByRole("button", { name: words.deleteForGood }).click();
      await expect(main.getByLabel(words.password)).toHaveAccessibleDescription(words.wrong);
      await expect(main.getByLabel(words.password)).toBeFocused();
      await expectAccessible();
      await main.getByLabel(words.password).fill(password);
      await main.getByRole("button", { name: words.deleteForGood }).click();
      await expect(heading(page)).toHaveText(words.goodbye);
      await expectAccessible();

      await page.goto(account());
      await expect(page).toHaveURL(login);
      const again = await page.request.post(`${site.url}/api/login`, {
        headers: { origin: site.url },
        data: { email, password },
      });
      expect(again.ok()).toBe(false);
      ignoreRefused(consoleErrors, 422);
    });
  });
}
