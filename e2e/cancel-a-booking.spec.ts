import type { Page } from "@playwright/test";
import { siteFormat } from "@/lib/i18n/site-format";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { press } from "./support/alive";
import { bookedRide, confirmedRide } from "./support/booked-ride";
import { BOOKING_WORDS } from "./support/booking-words";
import { ANY_WINDOW, expect, LOCALES, ONCE, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    open: "Annuler ma course",
    confirm: "Annuler la course",
    nothing: "Vous n’avez rien payé",
    notConfirmed: (back: string) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que nous n’avions pas encore confirmé la course.`,
    depositKept: (back: string, kept: string) =>
      `Vous récupérez ${back}, parce que l’acompte de ${kept} nous reste acquis`,
    refunded: (amount: string) => `Nous vous remboursons ${amount}.`,
    cancelledMail: /Votre réservation est annulée/i,
    reason: "Motif",
    unavailable: "Service indisponible",
    note: "Un mot pour le client",
    cancelAsCompany: "Annuler la course",
    byCompany: "Nous ne pouvons pas assurer cette course.",
    withdraw: "Renoncer au contrat ici",
    confirmWithdrawal: "Confirmer la rétractation",
    withdrawn: (back: string) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que vous êtes dans le délai de rétractation.`,
    statement: /Je vous notifie par la présente ma rétractation/,
    acknowledged: /Nous accusons réception de la rétractation/,
    contractIsGone: "Vous avez exercé votre droit de rétractation",
  },
  en: {
    open: "Cancel my ride",
    confirm: "Cancel the ride",
    nothing: "You have paid nothing",
    notConfirmed: (back: string) =>
      `You get back ${back}, all that you have paid, because we had not confirmed the ride yet.`,
    depositKept: (back: string, kept: string) =>
      `You get back ${back}, because the deposit of ${kept} stays with us`,
    refunded: (amount: string) => `We are refunding you ${amount}.`,
    cancelledMail: /Your booking is cancelled/i,
    reason: "Reason",
    unavailable: "Service unavailable",
    note: "Note for the customer",
    cancelAsCompany: "Cancel the ride",
    byCompany: "We are unable to make this ride.",
    withdraw: "Withdraw from contract here",
    confirmWithdrawal: "Confirm withdrawal",
    withdrawn: (back: string) =>
      `You get back ${back}, all that you have paid, because you are within the withdrawal period.`,
    statement: /I hereby give notice that I withdraw/,
    acknowledged: /acknowledge/i,
    contractIsGone: "You withdrew from the contract",
  },
} as const;

const DANGER = "rgb(255, 155, 143)";

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const common = BOOKING_WORDS[locale];
  const { euros } = siteFormat(locale);
  const state = (page: Page) => page.locator("header", { has: page.locator("#booking-state") });

  /** Opens the first step: a dialog with the sum that would come back. */
  async function askWhatComesBack(page: Page, open: string) {
    await press(page.getByRole("button", { name: open }));
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    return dialog;
  }

  test.describe(`in ${locale}`, () => {
    test(
      "before anything is paid: nothing is owed, and one may still think better of it",
      ANY_WINDOW,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await page.goto(ride.path);
        const dialog = await askWhatComesBack(page, words.open);
        await expect(dialog).toContainText(words.nothing);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        expect((await ride.page()).status).toBe("HELD");

        await askWhatComesBack(page, words.open);
        await dialog.getByRole("button", { name: words.confirm }).click();
        await expect(state(page).getByRole("heading")).toHaveText(common.status.cancelled);
      },
    );

    test("before it is confirmed: all comes back, as it was said before the click", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await bookedRide(site, locale);
      await ride.pay();
      const deposit = euros(ride.booking.deposit);
      await page.goto(ride.path);
      const dialog = await askWhatComesBack(page, words.open);
      await expect(dialog).toContainText(words.notConfirmed(deposit));
      // It takes the ride away, and does not look like the button that pays.
      const confirm = dialog.getByRole("button", { name: words.confirm });
      await expect(confirm).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(confirm).toHaveCSS("color", DANGER);
      await expectAccessible();
      expect((await ride.page()).status).toBe("AWAITING_CONFIRMATION");

      await confirm.click();
      await expect(state(page).getByRole("heading")).toHaveText(common.status.cancelled);
      await expect(state(page)).toContainText(words.refunded(deposit));
      await expectAccessible();
      const { paid, refunded } = await ride.page();
      expect(refunded).toBe(paid);
      await site.mail(ride.email, words.cancelledMail);
    });

    test(
      "after it is confirmed: the deposit is kept, what is beyond it comes back",
      ANY_WINDOW,
      async ({ page, site }) => {
        const ride = await bookedRide(site, locale);
        await ride.pay();
        await ride.pay();
        await ride.company({ action: "CONFIRM" });
        const { total, deposit } = ride.booking;
        const back = euros(total - deposit);
        await page.goto(ride.path);
        const dialog = await askWhatComesBack(page, words.open);
        await expect(dialog).toContainText(words.depositKept(back, euros(deposit)));
        await dialog.getByRole("button", { name: words.confirm }).click();
        await expect(state(page)).toContainText(words.refunded(back));
        const { paid, refunded } = await ride.page();
        expect(paid).toBe(total);
        expect(paid - refunded).toBeCloseTo(deposit, 2);
        await site.mail(ride.email, words.cancelledMail);
      },
    );

    test("by the company, with a reason: all comes back, and the customer is told why", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await confirmedRide(site, locale);
      await page.goto(pathIn(prefix, await ride.companyPath()));
      const cancel = page.getByRole("group").filter({ hasText: words.cancelAsCompany });
      await cancel.locator("summary").click();
      await cancel.getByLabel(words.reason).selectOption({ label: words.unavailable });
      await cancel.getByLabel(words.note).fill("Une panne nous immobilise.");
      await expectAccessible();
      await cancel.getByRole("button", { name: words.cancelAsCompany }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(common.forCompany.cancelled);

      await page.goto(ride.path);
      await expect(state(page)).toContainText(words.byCompany);
      await expect(state(page)).toContainText(words.refunded(euros(ride.booking.deposit)));
      expect(await site.mail(ride.email, words.cancelledMail)).toContain(
        "Une panne nous immobilise.",
      );
    });

    test("withdrawn from in two steps, within 14 days: all comes back, with an acknowledgement", async ({
      page,
      site,
      expectAccessible,
    }) => {
      const ride = await confirmedRide(site, locale);
      const deposit = euros(ride.booking.deposit);
      await page.goto(ride.path);
      const dialog = await askWhatComesBack(page, words.withdraw);
      await expect(dialog).toContainText(words.statement);
      await expect(dialog).toContainText(ride.booking.reference);
      await expect(dialog).toContainText("Anne-Sophie Le Bihan");
      await expect(dialog).toContainText(words.withdrawn(deposit));
      await expectAccessible();
      expect((await ride.page()).status).toBe("FINAL");

      await dialog.getByRole("button", { name: words.confirmWithdrawal, exact: true }).click();
      await expect(state(page)).toContainText(words.contractIsGone);
      await expect(state(page)).toContainText(words.refunded(deposit));
      const mail = await site.mail(ride.email, words.acknowledged);
      expect(mail).toContain(ride.booking.reference);
    });

    test(
      "withdrawal is offered no more once its 14 days are over",
      ONCE,
      async ({ page, site }) => {
        const startAt = parisInstant(daysLater(site.freeDay(), 24), "15:00") ?? new Date();
        const ride = await confirmedRide(site, locale, { startAt: parisIso(startAt) });
        await page.goto(ride.path);
        await expect(page.getByRole("button", { name: words.withdraw })).toBeVisible();
        site.moveTo(new Date(site.now().getTime() + 18 * 24 * 60 * 60_000));
        await page.reload();
        await expect(page.getByRole("button", { name: words.open })).toBeVisible();
        await expect(page.getByRole("button", { name: words.withdraw })).toHaveCount(0);
      },
    );
  });
}
