import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { bookedRide, confirmedRide } from "./support/booked-ride";
import { callTo } from "./support/customer-call";
import { logIn } from "./support/member";
import { expect, ignoreRefused, LOCALES, ONCE, SMALL, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };
const SUPER = { ...OWNER, email: "super@72.example" };

const WORDS = {
  fr: {
    frame: "La lettre, telle qu’elle est reçue",
    sent: "Envoyée",
    resend: "Renvoyer",
    isSent: "C’est reparti.",
    page: "Suivre ma réservation",
  },
  en: {
    frame: "The letter as it is received",
    sent: "Sent",
    resend: "Send again",
    isSent: "It is on its way again.",
    page: "Follow my booking",
  },
};

for (const { locale } of LOCALES) {
  test(`the owner reads what was sent, and has it sent again, in ${locale}`, async ({
    page,
    site,
    context,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    const ride = await bookedRide(site, locale);
    await site.mail(ride.email, /./);
    await logIn(site, page, locale, OWNER);
    await context.addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
    await page.goto(`/admin/letter?search=${ride.email}`);
    const letter = page.getByRole("link", { name: new RegExp(ride.booking.reference) });
    await expect(letter.and(page.locator(":visible")).first()).toBeVisible();
    await expectAccessible();
    await letter.and(page.locator(":visible")).first().click();
    await expect(page.getByRole("button", { name: words.resend })).toBeVisible();
    await expect(page.getByText(words.sent, { exact: true })).toBeVisible();
    const frame = page.frameLocator(`iframe[title="${words.frame}"]`);
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    // The key of the booking is its customer's alone.
    expect(await frame.locator("body").innerHTML()).not.toContain(ride.booking.key);
    await expectAccessible();
    await page.getByRole("button", { name: words.resend }).click();
    await expect(page.getByText(words.isSent)).toBeVisible();

    await page.goto(`/admin/booking/${ride.booking.reference}`);
    await expect(page.getByText(ride.email).last()).toBeVisible();
    for (const screen of ["/admin/alert", "/admin/proof"]) {
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessible();
    }
  });
}

test(
  "of two who answer a message one is told, and keeps what was typed",
  ONCE,
  async ({ page, site, browser, consoleErrors, expectAccessible }) => {
    const email = `anne-${Date.now()}@example.org`;
    await callTo(site, "fr")("POST /message", {
      body: {
        name: "Anne-Sophie Le Bihan",
        email,
        message: "Avez-vous un siège pour un enfant de quatre ans ?",
        acceptPrivacy: true,
      },
    });
    await logIn(site, page, "fr", OWNER);
    await page.goto(`/admin/message?search=${email}`);
    await page
      .getByRole("link", { name: "Anne-Sophie Le Bihan" })
      .and(page.locator(":visible"))
      .click();
    const answer = page.getByRole("textbox", { name: "Votre réponse" });
    await answer.fill("Non, hélas.");

    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await logIn(site, other, "fr", SUPER);
    await other.goto(page.url());
    await other.getByRole("textbox", { name: "Votre réponse" }).fill("Oui, bien sûr !");
    await other.getByRole("button", { name: "Répondre" }).click();
    await expect(other.getByRole("list", { name: "Réponses" })).toContainText("Oui, bien sûr !");
    await other.context().close();
    expect(await site.mail(email, /Oui, bien sûr !/)).toContain("> Avez-vous un siège");

    await page.getByRole("button", { name: "Répondre" }).click();
    await expect(page.locator("form").getByRole("alert").first()).toContainText(
      "Quelqu’un vient de répondre",
    );
    await expect(page.getByRole("list", { name: "Réponses" })).toContainText("Oui, bien sûr !");
    await expect(answer).toHaveValue("Non, hélas.");
    await expectAccessible();
    ignoreRefused(consoleErrors, 409);
  },
);

test(
  "a booking proof opens without network, and is forgotten at logout, and at another’s login",
  SMALL,
  async ({ page, site, context, expectAccessible, consoleErrors }) => {
    const ride = await confirmedRide(site, "fr");
    const { reference, startAt } = ride.booking;
    const day = startAt.slice(0, 10);
    // The telephone is at the day of the ride; the proof has to be there at any hour.
    await page.clock.setFixedTime(ride.startAt);
    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin");
    const kept = () =>
      page.evaluate(
        async (path) => (await caches.match(path))?.status,
        `/api/admin/proof?day=${day}`,
      );
    await expect.poll(kept).toBe(200);

    await context.setOffline(true);
    await page.goto(`/admin/proof?day=${day}`);
    await page.getByRole("link", { name: new RegExp(reference) }).tap();
    await expect(page.getByText("Hors ligne : tel qu’il était le")).toBeVisible();
    await expect(page.getByText("EVTC044200072")).toBeVisible();
    await expect(page.getByText("Aéroport Nantes Atlantique").first()).toBeVisible();
    await expectAccessible();
    // On the site itself the owner is a visitor like any other.
    await expect(page.goto("/")).rejects.toThrow();

    await context.setOffline(false);
    consoleErrors.length = 0;
    // The session is over, and nobody has ended it; somebody else logs in on this telephone.
    await context.clearCookies({ name: /^(?!panel-kept$)/ });
    await page.goto("/auth");
    const login = page.getByRole("region", { name: "Se connecter" });
    await login.getByLabel("E-mail").fill("member@72.example");
    await login.getByLabel(/^Mot de passe$/).fill(OWNER.password);
    await login.getByRole("button", { name: "Se connecter" }).tap();
    await expect(page).toHaveURL(`${site.url}/account`);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);

    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin");
    await expect.poll(kept).toBe(200);
    await page.getByRole("button", { name: "Plus" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Se déconnecter" }).tap();
    await expect(page).toHaveURL(`${site.url}/`);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  },
);

test(
  "an alert of a telephone leads to the confirmation of its ride",
  SMALL,
  async ({ page, site, context }) => {
    test.skip(
      /headless.shell/.test(process.env.CHROMIUM_PATH ?? ""),
      "A browser without a window shows no notifications",
    );
    const ride = await bookedRide(site, "fr");
    await ride.pay();
    const { reference } = ride.booking;
    await context.grantPermissions(["notifications"]);
    await logIn(site, page, "fr", OWNER);
    const started = context.waitForEvent("serviceworker");
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    await page.goto("/admin");
    const worker = await started;
    await page.evaluate(() => navigator.serviceWorker.ready);
    const path = `/admin/booking/${reference}?do=CONFIRM`;
    const alert = { title: "Course à confirmer", body: reference, path, tag: "booking" };
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: site.url,
      registrationId: await registered,
      data: JSON.stringify(alert),
    });
    const titles =
      "self.registration.getNotifications().then((all) => all.map(({ title }) => title))";
    await expect.poll(() => worker.evaluate(titles)).toEqual([alert.title]);

    // The first press, which no program can make, brings the panel there; the second is the last.
    await worker.evaluate(`self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  })`);
    await page.getByRole("dialog").getByRole("button", { name: "Confirmer la course" }).tap();
    await expect.poll(async () => (await ride.page()).status).toBe("FINAL");
  },
);
