import type { Page } from "@playwright/test";
import { press } from "./support/alive";
import { decideAtBank, type Journey } from "./support/bank";
import { type BookedRide, bookedRide } from "./support/booked-ride";
import { BOOKING_WORDS } from "./support/booking-words";
import { expectCalm } from "./support/calm-page";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  ONCE,
  pathIn,
  testOnOwnSite as test,
} from "./support/test";

const HOUR = 60 * 60_000;

const JOURNEYS: Journey[] = ["before the customer is back", "never"];

/** Journeys with a notice that comes once the customer is back. */
const COME_LATER: Journey[] = ["late", "twice", "out of order"];

const WORDS = {
  fr: {
    refused: "Le paiement a été refusé",
    cardRefused: "Paiement refusé",
    byBank: "Paiement refusé par la banque",
    again: /^Réessayer de payer/,
    code: "Code reçu",
    wrong: /Ce code n’est pas le bon/,
    give: "Valider",
    left: "Vous pouvez fermer cette fenêtre.",
    expired: "Ce lien de paiement a expiré",
    newLink: "Demander un nouveau lien",
    sent: "Un nouveau lien vient de partir à l’adresse e-mail de la réservation.",
    mailPaid: /paiement/i,
    mailConfirmed: /confirm/i,
  },
  en: {
    refused: "The payment was refused",
    cardRefused: "Payment refused",
    byBank: "Payment refused by the bank",
    again: /^Try again to pay/,
    code: "Code received",
    wrong: /That is not the right code/,
    give: "Confirm",
    left: "You may close this window.",
    expired: "This payment link has expired",
    newLink: "Ask for a new link",
    sent: "A new link is on its way to the e-mail address of the booking.",
    mailPaid: /payment/i,
    mailConfirmed: /confirm/i,
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const common = BOOKING_WORDS[locale];

  async function goToBank(page: Page, ride: BookedRide) {
    await page.goto(ride.path);
    await press(page.getByRole("button", { name: common.pay }));
  }

  async function expectPaidOnce(page: Page, ride: BookedRide) {
    await page.goto(ride.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.paid);
    await expect(page.getByText(common.payment)).toHaveCount(1);
    const { paid, refunded } = await ride.page();
    expect({ paid, refunded }).toEqual({ paid: ride.booking.deposit, refunded: 0 });
  }

  test.describe(`in ${locale}`, () => {
    test("paid at once, then confirmed by the company", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await page.goto(ride.path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.held);
      await expectAccessible();
      await page.getByRole("button", { name: common.pay }).click();
      await expect(page).toHaveURL(/\/api\/test-gateway\/pay\//);
      await expectAccessible();
      await decideAtBank(page, locale, "accept");
      await expect(page).toHaveURL(new RegExp(`^${site.url}${prefix}/payment/[^?]+\\?back=1$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
      await expectAccessible();
      await page.getByRole("link", { name: common.toBooking }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.paid);
      await expectAccessible();
      await site.mail(ride.email, words.mailPaid);

      await page.goto(pathIn(prefix, await ride.companyPath()));
      await expectAccessible();
      await page.getByRole("button", { name: common.confirm }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.forCompany.final);
      await expectAccessible();
      await page.goto(ride.path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.status.final);
      await expectAccessible();
      await site.mail(ride.email, words.mailConfirmed);
    });

    test(
      "refused, then paid under the same link",
      ANY_WINDOW,
      async ({ page, site, expectAccessible }) => {
        const ride = await bookedRide(site, locale);
        await goToBank(page, ride);
        await decideAtBank(page, locale, "refuse");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.refused);
        await expectAccessible();
        const refused = page.url();
        await page.goto(ride.path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.cardRefused);
        await expect(page.getByRole("listitem").filter({ hasText: words.byBank })).toBeVisible();
        await page.goto(refused);
        await press(page.getByRole("button", { name: words.again }));
        await decideAtBank(page, locale, "accept");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
        await expectPaidOnce(page, ride);
      },
    );

    test("the bank asks for a code: a wrong one is not taken, the right one pays", async ({
      page,
      site,
      consoleErrors,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await goToBank(page, ride);
      await decideAtBank(page, locale, "authenticate");
      await page.getByLabel(words.code).fill("000 000");
      await page.getByRole("button", { name: words.give, exact: true }).click();
      await expect(page.getByLabel(words.code)).toHaveAccessibleDescription(words.wrong);
      await expect(page.getByLabel(words.code)).toBeFocused();
      await expectAccessible();
      await page.getByLabel(words.code).fill("123 456");
      await page.getByRole("button", { name: words.give, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
      await expectPaidOnce(page, ride);
      ignoreRefused(consoleErrors, 422);
    });

    test(
      "the window is closed at the bank: the notice alone pays",
      ONCE,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await goToBank(page, ride);
        await decideAtBank(page, locale, "leave");
        await expect(page.getByText(words.left)).toBeVisible();
        await expect.poll(async () => (await ride.page()).status).toBe("AWAITING_CONFIRMATION");
        await expectPaidOnce(page, ride);
      },
    );

    test(
      "given up at the bank and come back: it can still be paid",
      ONCE,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await goToBank(page, ride);
        await decideAtBank(page, locale, "cancel");
        await expect(page).toHaveURL(/\/payment\/[^?]+\?back=1$/);
        await expectCalm(page);
        await press(page.getByRole("button", { name: common.pay }));
        await decideAtBank(page, locale, "accept");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
        await expectPaidOnce(page, ride);
      },
    );

    test("a pay link ends after 48 hours, and a new one comes by mail", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await goToBank(page, ride);
      await decideAtBank(page, locale, "cancel");
      await expect(page).toHaveURL(/\/payment\/[^?]+\?back=1$/);
      const old = page.url();
      site.moveTo(new Date(site.now().getTime() + 48 * HOUR + 60_000));
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.expired);
      await expectAccessible();
      await page.getByRole("button", { name: words.newLink }).click();
      await expect(page.getByText(words.sent)).toBeVisible();

      const code = /\/payment\/([\w-]+)/.exec(old)?.[1] ?? "";
      const another = new RegExp(`${prefix}/payment/(?!${code})[\\w-]+`);
      const [path = ""] = another.exec(await site.mail(ride.email, another)) ?? [];
      await page.goto(path);
      await press(page.getByRole("button", { name: common.pay }));
      await decideAtBank(page, locale, "accept");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
      await expectPaidOnce(page, ride);
    });

    for (const journey of JOURNEYS) {
      test(
        `the notice comes ${journey}: paid once, and shown at once`,
        ONCE,
        async ({ page, site }) => {
          const ride = await bookedRide(site, locale);
          await goToBank(page, ride);
          await decideAtBank(page, locale, "accept", journey);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
          await expectPaidOnce(page, ride);
        },
      );
    }

    test(
      `the notice comes ${COME_LATER.join(", ")}: paid once, and shown at once`,
      ONCE,
      async ({ page, site }) => {
        const rides: BookedRide[] = [];
        for (const journey of COME_LATER) {
          const ride = await bookedRide(site, locale);
          rides.push(ride);
          await goToBank(page, ride);
          await decideAtBank(page, locale, "accept", journey);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.paid);
        }
        // Past the last of them, and past a round of the deliveries that are due: for all at once.
        site.moveTo(new Date(site.now().getTime() + HOUR / 4));
        await page.waitForTimeout(6_000);
        for (const ride of rides) await expectPaidOnce(page, ride);
      },
    );

    test(
      "the window is closed and the notice is late: it pays when it comes",
      ONCE,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await goToBank(page, ride);
        await decideAtBank(page, locale, "leave", "late");
        await expect(page.getByText(words.left)).toBeVisible();
        expect((await ride.page()).paid).toBe(0);
        site.moveTo(new Date(site.now().getTime() + 3 * 60_000));
        await expect.poll(async () => (await ride.page()).status).toBe("AWAITING_CONFIRMATION");
        await expectPaidOnce(page, ride);
      },
    );
  });
}
