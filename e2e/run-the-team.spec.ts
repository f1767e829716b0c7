import { randomUUID } from "node:crypto";
import { confirmedRide } from "./support/booked-ride";
import { logIn, speakInPanel } from "./support/member";
import { NAMED_PORT } from "./support/servers";
import { startSite } from "./support/start-site";
import { expect, ignoreRefused, LOCALES, ONCE, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    invite: "Inviter quelqu’un",
    send: "Envoyer l’invitation",
    email: "E-mail",
    firstname: "Prénom",
    lastname: "Nom",
    phone: /^Téléphone/,
    phoneWrong: "Ce numéro de téléphone n’est pas complet.",
    driver: /^Chauffeur/,
    given: (driver: string) => `La course est confiée à ${driver}.`,
    password: /^Nouveau mot de passe$/,
    yours: "Votre course",
    leave: "Je pars",
    said: "En route",
    proof: "Justificatif de réservation",
    nothing: "Il n’y a rien à cette adresse",
    close: "Fermer l’accès",
    closed: (driver: string) => `L’accès de ${driver} est fermé.`,
  },
  en: {
    invite: "Invite somebody",
    send: "Send the invitation",
    email: "E-mail",
    firstname: "First name",
    lastname: "Last name",
    phone: /^Telephone/,
    phoneWrong: "This telephone number is not complete.",
    driver: /^Driver/,
    given: (driver: string) => `The ride is ${driver}’s.`,
    password: /^New password$/,
    yours: "Your ride",
    leave: "On my way",
    said: "On the way",
    proof: "Booking proof",
    nothing: "There is nothing at this address",
    close: "Close their access",
    closed: (driver: string) => `${driver}’s access is closed.`,
  },
} as const;

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`in ${locale}, a driver is invited, is given a ride, makes it, and leaves`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const own = randomUUID().slice(0, 8);
    const email = `${own}@example.org`;
    // The site has the drivers of other tests.
    const driver = `Erwan Le Floch ${own}`;
    const password = `sous les pins ${randomUUID().slice(0, 8)}`;
    const ride = await confirmedRide(site, locale);
    const { reference } = ride.booking;
    const become = async (who: { email: string; password: string }) => {
      await page.goto("about:blank");
      await page.context().clearCookies();
      await speakInPanel(site, page, locale);
      await logIn(site, page, locale, who);
    };

    await test.step("the owner invites them", async () => {
      await become(OWNER);
      await page.goto("/admin/team");
      await page.getByRole("button", { name: words.invite }).click();
      const sheet = page.getByRole("dialog", { name: words.invite });
      await sheet.getByLabel(words.email).fill(email);
      await sheet.getByLabel(words.firstname).fill("Erwan");
      await sheet.getByLabel(words.lastname, { exact: true }).fill(`Le Floch ${own}`);
      const phone = sheet.getByLabel(words.phone);
      await phone.fill("12");
      await sheet.getByRole("button", { name: words.send }).click();
      await expect(phone).toHaveAccessibleDescription(words.phoneWrong);
      await expectAccessible();
      ignoreRefused(consoleErrors, 422);
      await phone.fill("06 39 98 01 55");
      await sheet.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("link", { name: driver })).toBeVisible();
      await expectAccessible();
    });

    await test.step("and gives them the ride", async () => {
      await page.goto(`/admin/booking/${reference}`);
      await page.getByLabel(words.driver).selectOption({ label: driver });
      await expect(page.getByText(words.given(driver))).toBeVisible();
      await expectAccessible();
    });

    await test.step("they choose a password, and find their ride and nothing else", async () => {
      const link = /\/password\/reset\/[\w-]{43}/;
      const [path = ""] = link.exec(await site.mail(email, link)) ?? [];
      await page.goto("about:blank");
      await page.context().clearCookies();
      await speakInPanel(site, page, locale);
      await page.goto(locale === "en" ? `/en${path}` : path);
      const typed = page.getByLabel(words.password);
      await expect(page.locator("form", { has: typed }).locator("[type=submit]")).toBeEnabled();
      await typed.fill(password);
      await typed.press("Enter");
      await expect(page).toHaveURL("/admin");
      await page.goto(`/admin?day=${ride.booking.startAt.slice(0, 10)}`);
      await expect(page.getByRole("heading", { name: words.yours })).toBeVisible();
      await expect(page.getByText(reference)).toBeVisible();
      await page.getByText(words.proof).click();
      await expectAccessible();
      await page.goto("/admin/customer");
      await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
      await expectAccessible();
    });

    await test.step("an hour before, they set off", async () => {
      site.moveTo(new Date(ride.startAt.getTime() - 3_600_000));
      await page.clock.setFixedTime(site.now());
      await become({ email, password });
      await page.goto(`/admin?day=${ride.booking.startAt.slice(0, 10)}`);
      await page.getByRole("button", { name: words.leave }).click();
      await expect(page.getByRole("button", { name: `${words.said} ${reference}` })).toBeVisible();
      await expectAccessible();
    });

    await test.step("the owner closes their access", async () => {
      await become(OWNER);
      await page.goto("/admin/team");
      await page.getByRole("link", { name: driver }).click();
      await page.getByRole("button", { name: words.close }).click();
      const sheet = page.getByRole("dialog", { name: words.close });
      await expectAccessible();
      await sheet.getByRole("button", { name: words.close }).click();
      await expect(page.getByText(words.closed(driver))).toBeVisible();
      await expect(page.getByRole("link", { name: driver })).toHaveCount(0);
    });
  });
}

test(
  "a passkey is added, asked for at the login, and proves who one is",
  ONCE,
  async ({ page, consoleErrors, expectAccessible }) => {
    test.setTimeout(120_000);
    const url = `http://localhost:${NAMED_PORT}`;
    const site = await startSite(72, NAMED_PORT, { SITE_URL: url });
    try {
      const client = await page.context().newCDPSession(page);
      await client.send("WebAuthn.enable");
      await client.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await logIn({ url }, page, "fr", OWNER);
      await page.goto(`${url}/admin/security`);
      await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
      const sheet = page.getByRole("dialog", { name: "Ajouter une clé d’accès" });
      await sheet.getByLabel("Comment l’appeler").fill("Téléphone de Mathilde");
      await expectAccessible();
      await sheet.getByRole("button", { name: "Continuer" }).click();
      await expect(page.getByRole("heading", { name: "Gardez ces dix codes" })).toBeVisible();
      await page.getByRole("button", { name: "Je les ai gardés" }).click();
      await expect(page.getByText("Téléphone de Mathilde")).toBeVisible();
      await expectAccessible();

      await page.context().clearCookies();
      await page.goto(`${url}/auth?next=%2Fadmin%2Fsecurity`);
      const login = page.getByRole("region", { name: "Se connecter" });
      await login.getByLabel("E-mail").fill(OWNER.email);
      await login.getByLabel(/^Mot de passe$/).fill(OWNER.password);
      await login.getByRole("button", { name: "Se connecter" }).click();
      const usePasskey = page.getByRole("button", { name: "Utiliser une clé d’accès" });
      await expect(usePasskey).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
      await expectAccessible();
      await usePasskey.click();
      await expect(page).toHaveURL(`${url}/admin/security`);
      await expect(page.getByText("10 restent")).toBeVisible();

      site.moveTo(new Date(Date.now() + 11 * 60_000));
      await page.getByRole("button", { name: "Dix nouveaux codes de secours" }).click();
      await page.getByRole("button", { name: "Remplacer" }).click();
      const proof = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
      await proof.getByLabel("Votre mot de passe").fill(OWNER.password);
      await expectAccessible();
      await proof.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
      await expect(page.getByRole("heading", { name: "Gardez ces dix codes" })).toBeVisible();
      ignoreRefused(consoleErrors, 403);
      await page.getByRole("button", { name: "Je les ai gardés" }).click();
      await page.getByRole("button", { name: "Retirer Téléphone de Mathilde" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
      await expect(page.getByRole("button", { name: "Dix nouveaux codes de secours" })).toHaveCount(
        0,
      );
    } finally {
      await page.goto("about:blank");
      await site.end();
    }
  },
);
