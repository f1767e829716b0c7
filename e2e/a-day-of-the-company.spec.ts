import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, SMALL, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const HOUR = 3_600_000;

test(
  "a booking comes in on a phone, is confirmed, given a driver, driven, paid, invoiced and partly refunded",
  SMALL,
  async ({ page, site, expectAccessible }) => {
    test.setTimeout(120_000);
    const ride = await bookedRide(site, "fr", { day: site.soonDay() });
    await ride.pay();
    const { reference } = ride.booking;
    const day = `/admin?day=${ride.booking.startAt.slice(0, 10)}`;
    await logIn(site, page, "fr", OWNER);

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
  },
);
