import ICAL from "ical.js";
import { bookedRide } from "./support/booked-ride";
import { BOOKING_WORDS } from "./support/booking-words";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  ONCE,
  pathIn,
  testOnOwnSite as test,
} from "./support/test";
import { expectWithinWindow } from "./support/within-window";

const WORDS = {
  fr: {
    unknown: "Ce lien n’ouvre aucune réservation",
    reference: "Référence de la réservation",
    email: "Adresse e-mail de la réservation",
    send: "Recevoir le lien",
    sent: "Regardez vos e-mails.",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    proof: /^Justificatif de réservation/,
    invoice: /^Facture d’acompte/,
    calendar: /^Ajouter à mon agenda/,
    contact: "Nous écrire au sujet de cette course",
    withdraw: "Renoncer au contrat ici",
  },
  en: {
    unknown: "This link opens no booking",
    reference: "Booking reference",
    email: "E-mail address of the booking",
    send: "Send me the link",
    sent: "Check your e-mail.",
    incomplete: "This e-mail address is not complete.",
    proof: /^Proof of booking/,
    invoice: /^Deposit invoice/,
    calendar: /^Add to my calendar/,
    contact: "Write to us about this ride",
    withdraw: "Withdraw from contract here",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const common = BOOKING_WORDS[locale];

  test.describe(`in ${locale}`, () => {
    test("a reference alone opens nothing, and a wrong key shows what an unknown reference shows", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const { booking } = await bookedRide(site, locale);
      const shown = async (path: string) => {
        const answer = await page.goto(pathIn(prefix, path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unknown);
        return { status: answer?.status(), text: await page.getByRole("main").textContent() };
      };
      const { reference, key } = booking;
      // The customer's key does not open the company's page either.
      const wrong = {
        "": ["", "?key=", `?key=${key.slice(0, -1)}`],
        "/company": ["", `?key=${key}`],
      };
      for (const [part, queries] of Object.entries(wrong)) {
        const unknown = await shown(`/booking/ZZZ-222222${part}?key=${key}`);
        await expectAccessible();
        for (const query of queries) {
          const path = `/booking/${reference}${part}${query}`;
          expect(await shown(path), path).toEqual(unknown);
        }
      }
      ignoreRefused(consoleErrors, 404);
    });

    test("a lost link is mailed again, and nobody learns whether there is a booking", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const { booking, email } = await bookedRide(site, locale);
      await page.goto(pathIn(prefix, `/booking/${booking.reference}`));
      const find = page.getByRole("main");
      await find.getByLabel(words.reference).fill(booking.reference.toLowerCase());
      await find.getByLabel(words.email).fill("anne@");
      await find.getByRole("button", { name: words.send }).click();
      await expect(find.getByLabel(words.email)).toHaveAccessibleDescription(words.incomplete);
      await expect(find.getByLabel(words.email)).toBeFocused();
      await expectAccessible();
      await find.getByLabel(words.email).fill(email);
      await find.getByRole("button", { name: words.send }).click();
      await expect(find.getByText(words.sent)).toBeVisible();
      const pageText = await find.textContent();

      const mail = await site.mail(email, LINK_ASKED_FOR[locale]);
      const link = new RegExp(`${prefix}/booking/${booking.reference}\\?key=[\\w%.~-]+`);
      await page.goto(link.exec(mail)?.[0] ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.held);

      await page.goto(pathIn(prefix, `/booking/${booking.reference}`));
      await find.getByLabel(words.reference).fill("ZZZ-222222");
      await find.getByLabel(words.email).fill("nobody@example.org");
      await find.getByRole("button", { name: words.send }).click();
      await expect(find.getByText(words.sent)).toBeVisible();
      expect(await find.textContent()).toBe(pageText);
      ignoreRefused(consoleErrors, 422, 404);
    });

    test(
      "its papers are PDFs, and its calendar file is one",
      ANY_WINDOW,
      async ({ page, site, request }) => {
        const ride = await bookedRide(site, locale);
        await ride.pay();
        await page.goto(ride.path);
        for (const paper of [words.proof, words.invoice]) {
          const url = await page.getByRole("link", { name: paper }).getAttribute("href");
          const answer = await request.get(url ?? "");
          expect(answer.headers()["content-type"]).toBe("application/pdf");
          expect(answer.headers()["cache-control"]).toContain("no-store");
          expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
        }
        const url = await page.getByRole("link", { name: words.calendar }).getAttribute("href");
        const calendar = new ICAL.Component(
          ICAL.parse(await (await request.get(url ?? "")).text()),
        );
        const [event] = calendar
          .getAllSubcomponents("vevent")
          .map((component) => new ICAL.Event(component));
        expect(event?.startDate.toJSDate()).toEqual(ride.startAt);
      },
    );

    test("writing about it fills its reference in", ONCE, async ({ page, site }) => {
      const { booking, path } = await bookedRide(site, locale);
      await page.goto(path);
      await page.getByRole("link", { name: words.contact }).click();
      await expect(page).toHaveURL(/\/contacter-votre-chauffeur-prive/);
      await expect(page.locator('[name="subject"]')).toHaveValue(booking.reference);
    });

    test(
      "its page is under a strict policy, kept by nobody, and loads whole",
      ONCE,
      async ({ page, site, request }) => {
        const { path } = await bookedRide(site, locale);
        const answer = await request.get(path);
        const { "content-security-policy": policy = "", ...headers } = answer.headers();
        expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'(;|$)/);
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain("unsafe");
        expect(headers["cache-control"]).toContain("no-store");
        expect(headers["referrer-policy"]).toBe("strict-origin");
        expect(headers["x-robots-tag"]).toBe("noindex");

        // Between it and the pages of everybody, the browser loads anew: their policies differ.
        await page.goto(path);
        await page.evaluate(() => Object.assign(window, { isStillHere: true }));
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page).toHaveURL(pathIn(prefix, "/"));
        expect(await page.evaluate(() => "isStillHere" in window)).toBe(false);
        expect(await page.evaluate(() => document.referrer)).not.toContain("key=");
      },
    );

    test("a guest who wants to withdraw finds the way without the link", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const { booking, email } = await bookedRide(site, locale);
      await page.goto(pathIn(prefix, "/withdrawal"));
      await expectAccessible();
      const main = page.getByRole("main");
      await main.getByLabel(words.reference).fill(booking.reference);
      await main.getByLabel(words.email).fill(email);
      await main.getByRole("button", { name: words.withdraw }).click();
      await expect(main.getByText(words.sent)).toBeVisible();
      await site.mail(email, LINK_ASKED_FOR[locale]);
    });
  });
}

test("a word of 500 letters keeps a booking’s page as wide as its window", async ({
  page,
  site,
}) => {
  const word = "m".repeat(500);
  const ride = await bookedRide(site, "fr", {
    message: word,
    customer: { firstname: "A".repeat(80), lastname: "B".repeat(80) },
  });
  for (const path of [ride.path, await ride.companyPath()]) {
    await page.goto(path);
    await expect(page.getByText(word)).toBeVisible();
    await expectWithinWindow(page);
  }
});

const LINK_ASKED_FOR = {
  fr: /comme demandé|demandé sur notre site|Voici le lien/i,
  en: /Here is the link to the page of your booking/,
} as const;
