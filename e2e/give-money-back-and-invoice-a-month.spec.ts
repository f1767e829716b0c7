import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { monthEnd } from "@/lib/rules/money/closing-period";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { bookedRide } from "./support/booked-ride";
import { logIn } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test, WIDE } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    open: "Rembourser",
    amount: "Montant à rendre (€)",
    reason: "Motif",
    late: "Retard du chauffeur",
    byCard: "Rendu sur sa carte",
    byHand: "À rendre par vous, en espèces ou par virement",
    tooMuch: "Ce montant dépasse ce qui peut encore être rendu.",
    do: "Rendre cette somme",
    done: "Somme rendue.",
    line: "Somme rendue",
    handOver: /^C’est rendu/,
    handedOver: "Noté\u00a0: la somme est rendue.",
  },
  en: {
    open: "Refund",
    amount: "Amount to give back (€)",
    reason: "Reason",
    late: "Late driver",
    byCard: "Back to their card",
    byHand: "By you, in cash or by transfer",
    tooMuch: "This is more than can still be given back.",
    do: "Give this sum back",
    done: "The sum is given back.",
    line: "Sum given back",
    handOver: /^Given back/,
    handedOver: "Noted: the sum is given back.",
  },
};

for (const { locale } of LOCALES) {
  test(`a part of the money goes back, shown before it does, in ${locale}`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
    const ride = await bookedRide(site, locale);
    await ride.pay();
    await ride.company({ action: "CONFIRM" });
    await ride.company({ action: "RECORD_PAYMENT", method: "CASH", amount: 10 });
    await logIn(site, page, locale, OWNER);
    await page.goto(`/admin/booking/${ride.booking.reference}`);
    await page.getByRole("button", { name: words.open }).click();
    const sheet = page.getByRole("dialog", { name: words.open });
    const amount = sheet.getByRole("textbox", { name: words.amount });
    await amount.fill("1500");
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(sheet.getByText(words.tooMuch)).toBeVisible();
    ignoreRefused(consoleErrors, 422);
    // The latest payment goes back first: the cash, and then the card.
    await amount.fill("12");
    await sheet.getByRole("combobox", { name: words.reason }).selectOption(words.late);
    await expect(sheet.getByRole("status")).toContainText(words.byHand);
    await expect(sheet.getByRole("status")).toContainText(words.byCard);
    await expectAccessible();
    await sheet.getByRole("button", { name: words.do }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByText(words.line, { exact: true })).toBeVisible();
    const { total, refunded } = await ride.page();
    expect(refunded).toBe(12);
    expect(total).toBeCloseTo(ride.booking.total - 12, 2);

    await page.goto("/admin/due");
    const owed = page.getByRole("listitem").filter({ hasText: ride.booking.reference });
    await expect(owed.getByRole("button", { name: words.handOver })).toBeVisible();
    await expectAccessible();
    await owed.getByRole("button", { name: words.handOver }).click();
    await expect(page.getByText(words.handedOver)).toBeVisible();
    await expect(owed.getByRole("button", { name: words.handOver })).toHaveCount(0);
  });
}

const DESK = {
  fr: {
    amount: "Montant (€)",
    refund: "Rembourser depuis la banque",
    dispute: "Le client conteste le paiement",
    done: "C’est fait\u00a0: la banque en avise le site.",
    refunded: /^Remboursement de 12,00\s€ fait à la banque/,
    disputed: /^Litige\u00a0: un paiement de .* est contesté/,
    answer: /^À répondre chez la banque d’essai avant le/,
    takenBack: "Repris par litige",
    see: /^C’est réglé/,
  },
  en: {
    amount: "Amount (€)",
    refund: "Refund at the bank",
    dispute: "The customer disputes the payment",
    done: "Done: the bank is telling the shop.",
    refunded: /^€12\.00 refunded at the bank/,
    disputed: /^Dispute: a payment of .* is contested/,
    answer: /^To be answered at the test bank before/,
    takenBack: "Taken back by disputes",
    see: /^Dealt with/,
  },
};

for (const { locale } of LOCALES) {
  test(`what moves at the bank is known and told, in ${locale}`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const words = DESK[locale];
    await page.context().addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: site.url }]);
    const ride = await bookedRide(site, locale);
    const bank = await ride.pay();
    await page.goto(bank);
    await expectAccessible();
    await page.getByRole("textbox", { name: words.amount }).fill("12");
    await page.getByRole("button", { name: words.refund }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await page.getByRole("button", { name: words.dispute }).click();
    await expect(page.getByText(words.done)).toBeVisible();

    await logIn(site, page, locale, OWNER);
    // The site may be days ahead of the browser, by the waits of other tests.
    const from = parisDate(new Date());
    await page.goto(`/admin/money?from=${from}&until=${daysLater(from, 200)}`);
    const told = page.getByRole("listitem").filter({ hasText: ride.booking.reference });
    await expect(told.filter({ hasText: words.refunded })).toBeVisible();
    const dispute = told.filter({ hasText: words.disputed });
    await expect(dispute.getByText(words.answer)).toBeVisible();
    await expect(page.getByText(words.takenBack).first()).toBeVisible();
    await expectAccessible();
    await dispute.getByRole("button", { name: words.see }).click();
    await expect(dispute).toHaveCount(0);
    expect((await ride.page()).refunded).toBe(12);
    await page.goto(`/admin/booking/${ride.booking.reference}`);
    await expect(page.getByText(WORDS[locale].line, { exact: true })).toBeVisible();
  });
}

test(
  "a ride goes on account, and its month is invoiced",
  WIDE,
  async ({ page, site, expectAccessible }) => {
    const ride = await bookedRide(site, "fr");
    const { reference } = ride.booking;
    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin/business/new");
    const name = `Chantiers ${reference}`;
    await page.getByRole("textbox", { name: "Raison sociale" }).fill(name);
    await page.getByRole("textbox", { name: "SIRET" }).fill("732 829 320 00074");
    await page.getByRole("textbox", { name: "Adresse de facturation" }).fill("12 rue de la Paix");
    await page.getByRole("textbox", { name: "Code postal" }).fill("44000");
    await page.getByRole("textbox", { name: "Ville" }).fill("Nantes");
    await page
      .getByRole("textbox", { name: "E-mail pour les factures" })
      .fill("compta@example.org");
    await page.getByRole("textbox", { name: "Centres de coûts" }).fill("Direction\nMarketing");
    await page.getByRole("button", { name: "Ouvrir le compte" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectAccessible();
    const account = new URL(page.url()).pathname;

    await page.goto(`/admin/booking/${reference}`);
    await page.getByRole("button", { name: "Mettre au compte d’une entreprise" }).click();
    const sheet = page.getByRole("dialog", { name: "Compte professionnel" });
    await sheet.getByRole("combobox", { name: "Compte professionnel" }).selectOption(name);
    await sheet.getByRole("combobox", { name: "Centre de coûts" }).selectOption("Marketing");
    await sheet.getByRole("button", { name: "Appliquer" }).click();
    await expect(page.getByText("Sur la facture du mois, une fois la course faite.")).toBeVisible();
    // Nothing is to be paid before the ride.
    expect(await ride.page()).toMatchObject({ status: "AWAITING_CONFIRMATION", dueNow: 0 });
    // A screen that stays open would ask on with a session that has ended meanwhile.
    await page.goto("about:blank");
    await ride.company({ action: "CONFIRM" });
    site.moveTo(new Date(ride.startAt.getTime() + 3_600_000));
    await ride.company({ action: "COMPLETE" });

    const last = parisInstant(monthEnd(parisDate(ride.startAt)), "10:00") ?? ride.startAt;
    site.moveTo(new Date(last.getTime() + 24 * 3_600_000));
    await logIn(site, page, "fr", OWNER);
    await page.goto(account);
    await page.getByRole("button", { name: /^Voir la facture/ }).click();
    const preview = page.getByRole("dialog");
    await expect(preview.getByText(reference)).toContainText("centre de coûts Marketing");
    await expectAccessible();
    await preview.getByRole("button", { name: "Émettre et envoyer" }).click();
    await expect(page.getByText("Facture émise et envoyée.")).toBeVisible();
    await page.getByRole("button", { name: /^Enregistrer un règlement/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Réglée", { exact: true })).toBeVisible();
    const pdf = await page.request.get(
      (await page.getByRole("link", { name: /^PDF/ }).getAttribute("href")) ?? "",
    );
    expect((await pdf.body()).includes("factur-x.xml")).toBe(true);
  },
);
