import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, ignoreRefused, ONCE, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

test(
  "the owner words the confirmation of a booking, and its next mail says it",
  ONCE,
  async ({ page, site, consoleErrors, expectAccessible }) => {
    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin/letter");
    await page.getByRole("link", { name: "Mots des e-mails" }).click();
    await page.getByRole("link", { name: /Réservation enregistrée/ }).click();
    const subject = page.getByLabel("Objet");
    const opening = page.getByLabel("Début");
    await expect(opening).toHaveAttribute("placeholder", "Bonjour {prénom},");
    await expectAccessible();

    // Braces around another word are refused where they stand.
    await opening.fill("Cher {client},");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/Les accolades entourent/)).toBeVisible();
    ignoreRefused(consoleErrors, 422);

    await subject.fill("À bientôt, ");
    await subject
      .locator("xpath=ancestor::div[.//button][1]")
      .getByRole("button", { name: "Insérer « prénom »" })
      .click();
    await expect(subject).toHaveValue("À bientôt, {prénom}");
    await opening.fill("Cher {prénom},\nmerci de votre confiance.");

    const frame = page.frameLocator('iframe[title="L’e-mail tel qu’il partirait"]').first();
    await expect(frame.getByText("À bientôt, Camille")).toBeVisible();
    await expect(frame.getByText("merci de votre confiance.")).toBeVisible();
    await expect(frame.getByText(/Nous avons bien reçu votre réservation/)).toBeVisible();

    await page.getByRole("button", { name: "M’envoyer un essai" }).click();
    await site.mail(OWNER.email, /Cher Camille,\r?\nmerci de votre confiance/);

    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("C’est enregistré.", { exact: true })).toBeVisible();

    const french = await bookedRide(site, "fr");
    const letter = await site.mail(french.email, /merci de votre confiance/);
    expect(letter).toContain("Nous avons bien reçu votre réservation.");
    expect(letter).not.toContain("Bonjour");
    const english = await bookedRide(site, "en");
    expect(await site.mail(english.email, /Dear /)).not.toContain("confiance");

    await page.getByRole("button", { name: "Revenir aux mots du site" }).click();
    await expect(opening).toHaveValue("");
    await page.getByRole("link", { name: "Mots des e-mails" }).click();
    await expect(page.getByText("Vos mots", { exact: false })).toHaveCount(0);
  },
);
