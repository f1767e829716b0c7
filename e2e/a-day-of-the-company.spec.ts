import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, SMALL, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const HOUR = 3_600_000;
/** Where the company has its customers leave reviews: on a site that is not its own (§1). */
const REVIEWS = "https://avis.example/estuaire-chauffeur";

test(
  "a booking comes in on a phone, is confirmed, given a driver, driven, paid, invoiced, reviewed and partly refunded",
  SMALL,
  async ({ page, site, browser, expectAccessible }) => {
    test.setTimeout(120_000);
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

    await test.step("each step of the ride is one tap", async () => {
      // Its session ends meanwhile: nothing of the page may ask for more.
      await page.goto("about:blank");
      site.moveTo(new Date(ride.startAt.getTime() - HOUR));
      await logIn(site, page, "fr", OWNER);
      await page.goto(day);
      for (const step of ["Je pars", "Je suis sur place", "Client à bord", "Course terminée"]) {
        await page.getByRole("button", { name: step }).first().click();
        await expect(page.getByRole("button", { name: step })).toHaveCount(0);
      }
      await expectAccessible();
    });

    await test.step("what is owed is taken on board", async () => {
      await page.goto("about:blank");
      site.moveTo(new Date(ride.startAt.getTime() + 2 * HOUR));
      await logIn(site, page, "fr", OWNER);
      await page.goto(`/admin/booking/${reference}`);
      await page.getByRole("button", { name: "Enregistrer un règlement" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("combobox", { name: "Moyen de paiement" }).selectOption("CASH");
      const { total, paid } = await ride.page();
      await sheet.getByRole("textbox", { name: "Montant en euros" }).fill(String(total - paid));
      await sheet.getByRole("button", { name: "Enregistrer le règlement" }).click();
      await expect(sheet).toHaveCount(0);
    });

    await test.step("the ride is over, and its invoice goes out by itself", async () => {
      await page.getByRole("button", { name: "Course effectuée" }).click();
      const sheet = page.getByRole("dialog");
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
      await page.getByRole("button", { name: "Rendre une somme" }).click();
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
      const customer = await browser.newContext();
      // The review site is somebody else's: what the link asks it for is all that is ours.
      await customer.route(REVIEWS, (asked) =>
        asked.fulfill({ contentType: "text/html", body: "<h1>Laisser un avis</h1>" }),
      );
      const theirs = await customer.newPage();
      await theirs.goto(link);
      await expect(theirs).toHaveURL(REVIEWS);
      await expect(theirs.getByRole("heading", { name: "Laisser un avis" })).toBeVisible();
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
  },
);
