import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, ignoreRefused, SMALL, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const HOUR = 3_600_000;
/** Site on which customers leave reviews: not the company's own (§1). */
const REVIEWS = "https://avis.example/estuaire-chauffeur";

test(
  "a booking comes in on a phone, is confirmed, given a driver, driven, paid, invoiced, reviewed and partly refunded",
  SMALL,
  async ({ page, site, browser, expectAccessible, consoleErrors }) => {
    test.setTimeout(240_000);
    const ride = await bookedRide(site, "fr", { day: site.soonDay() });
    await ride.pay();
    const { reference } = ride.booking;
    const day = `/admin?day=${ride.booking.startAt.slice(0, 10)}`;
    await logIn(site, page, "fr", OWNER);

    await test.step("the settings say where reviews are left", async () => {
      await page.goto("/admin/parameter");
      await page.getByRole("searchbox").fill("REVIEWS_URL");
      const line = page.getByRole("button", { name: /Lien vers les avis/ });
      await line.click();
      await page.getByRole("textbox", { name: "Valeur en français" }).fill(REVIEWS);
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(line).toContainText(REVIEWS);
    });

    await test.step("two taps confirm it", async () => {
      await page.goto("/admin");
      await page.getByRole("button", { name: `Confirmer ${reference}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Confirmer la course" }).click();
      await expect(page.getByText(`Course ${reference} confirmée.`)).toBeVisible();
      await site.mail(ride.email, /confirmée/i);
    });

    await test.step("somebody drives it", async () => {
      await page.goto(`/admin/booking/${reference}`);
      await page.getByLabel(/^Chauffeur/).selectOption({ label: "Gwenn Le Roux" });
      await expect(page.getByText("La course est confiée à Gwenn Le Roux.")).toBeVisible();
    });

    await test.step("each step of the ride is one tap, which can be taken back", async () => {
      // Its session ends meanwhile: nothing of the page may ask for more.
      await page.goto("about:blank");
      const comeTo = async (minutes: number) => {
        site.moveTo(new Date(ride.startAt.getTime() + minutes * 60_000));
        await page.clock.setFixedTime(site.now());
      };
      const openDay = async () => {
        await page.goto(day);
        await expect(page.getByText(/^(?:Dans \d|Maintenant)/)).toBeVisible();
      };
      await comeTo(-60);
      await logIn(site, page, "fr", OWNER);
      await openDay();
      const button = (name: string) =>
        page.getByRole("button", { name: `${name} ${reference}`, exact: true });
      // The second tap of a hasty thumb does nothing.
      await button("Je pars").dblclick();
      await expect(button("En route")).toBeVisible();
      await expectAccessible();
      await button("Annuler Je pars").click();
      await button("Je pars").click();
      await expect(button("En route")).toBeVisible();
      await expect(button("Je suis sur place")).toBeVisible();
      // An hour before the pickup, it asks first.
      await button("Je suis sur place").click();
      const sheet = page.getByRole("dialog", { name: "Déjà ?" });
      await expect(sheet).toContainText("dans 1 h");
      await expectAccessible();
      await sheet.getByRole("button", { name: "Pas encore" }).click();
      await comeTo(-10);
      for (const step of ["Je suis sur place", "Client à bord"]) {
        await openDay();
        await button(step).click();
        await expect(button(`Annuler ${step}`)).toBeVisible();
      }
      await comeTo(40);
      await openDay();
      await button("Course terminée").click();
      await expect(button("Annuler Course terminée")).toBeVisible();
      await expectAccessible();
      // At the wheel it went on; an action on money asks for the password again.
      await page.goto("about:blank");
      await logIn(site, page, "fr", OWNER);
      await page.goto(`/admin/booking/${reference}`);
      const history = page.getByRole("listitem");
      await expect(history.filter({ hasText: /^Chauffeur en route/ })).toHaveCount(2);
      await expect(history.filter({ hasText: "« Chauffeur en route » annulé" })).toHaveCount(1);
      await expect(history.filter({ hasText: "Course terminée" })).toHaveCount(1);
    });

    await test.step("what is owed is taken on board", async () => {
      await page.goto("about:blank");
      site.moveTo(new Date(ride.startAt.getTime() + 2 * HOUR));
      await logIn(site, page, "fr", OWNER);
      await page.goto(`/admin/booking/${reference}`);
      // The sum owed is the main action.
      await expect(page.getByText("Terminée", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: /^Encaisser/ }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("combobox", { name: "Moyen de paiement" }).selectOption("CASH");
      const { total, paid } = await ride.page();
      await sheet.getByRole("textbox", { name: "Montant en euros" }).fill(String(total - paid));
      await sheet.getByRole("button", { name: "Enregistrer le règlement" }).click();
      await expect(sheet).toHaveCount(0);
    });

    await test.step("the ride is over, and its invoice goes out by itself", async () => {
      await page.getByRole("button", { name: "Autres actions" }).click();
      const sheet = page.getByRole("dialog");
      await expect(sheet.getByRole("button", { name: "Annuler la course" })).toHaveCount(0);
      await expectAccessible();
      await sheet.getByRole("button", { name: "Course effectuée" }).click();
      await sheet.getByRole("button", { name: "La course est effectuée" }).click();
      await expect(page.getByText("Course effectuée par vous")).toBeVisible();
      await page.goto("about:blank");
      site.moveTo(new Date(ride.startAt.getTime() + 48 * HOUR));
      await site.mail(ride.email, /Votre facture est jointe/);
      await logIn(site, page, "fr", OWNER);
      await page.goto(`/admin/booking/${reference}`);
      await expect(page.getByRole("link", { name: /^Facture n°/ })).toBeVisible();
      await expectAccessible();
    });

    await test.step("a part of it goes back", async () => {
      await page.getByRole("button", { name: "Rembourser" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("textbox", { name: "Montant à rendre (€)" }).fill("5");
      await sheet.getByRole("combobox", { name: "Motif" }).selectOption({ index: 1 });
      await sheet.getByRole("button", { name: "Rendre cette somme" }).click();
      await expect(page.getByText("Somme rendue.")).toBeVisible();
      expect((await ride.page()).refunded).toBe(5);
    });

    await test.step("the customer is asked for a review, and follows the link to it", async () => {
      const mail = await site.mail(ride.email, /Donner mon avis/);
      expect(mail).toContain("Vous êtes libre de le donner, ou de ne pas répondre.");
      const link = /Donner mon avis\s*:\s*(\S+)/.exec(mail)?.[1] ?? "";
      // It may be given elsewhere too.
      expect(mail).toContain(REVIEWS);
      const customer = await browser.newContext();
      const theirs = await customer.newPage();
      await theirs.goto(link);
      await expect(theirs.getByRole("region", { name: /^Qu’avez-vous pensé/ })).toBeVisible();
      await customer.close();
    });

    await test.step("without a place for reviews, the settings are as before", async () => {
      await page.goto("/admin/parameter");
      await page.getByRole("searchbox").fill("REVIEWS_URL");
      const line = page.getByRole("button", { name: /Lien vers les avis/ });
      await line.click();
      await page.getByRole("button", { name: "Reprendre la valeur par défaut" }).click();
      await expect(line).not.toContainText(REVIEWS);
    });
    // The clock goes on under an open panel, and its session is idle then.
    ignoreRefused(consoleErrors, 403);
  },
);
