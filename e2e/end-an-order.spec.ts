import type { Page } from "@playwright/test";
import { siteFormat } from "@/lib/i18n/site-format";
import { expectAlive, press } from "./support/alive";
import { boughtOrder } from "./support/bought-order";
import { stockOf } from "./support/estate-cart";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    open: "Annuler ma commande",
    confirm: "Annuler la commande",
    nothing: "Vous n’avez rien payé",
    cancelled: "Annulée",
    withdraw: "Renoncer au contrat ici",
    statement: /Je vous notifie par la présente ma rétractation/,
    notSent: (back: string) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, parce que la commande n’est pas encore partie.`,
    toSendBack: (back: string) =>
      `Vous récupérez ${back}, tout ce que vous avez payé, dès que les bouteilles nous sont revenues`,
    confirmWithdrawal: "Confirmer la rétractation",
    refunded: (amount: string) => `Nous vous remboursons ${amount}.`,
    acknowledged: /Nous accusons réception de la rétractation/,
    returning: "Retour attendu",
    ship: "Le colis est parti",
    tracking: "Numéro de suivi",
    shipped: "Expédiée",
    shippedMail: /Votre colis est parti/,
    handOver: "La commande est remise",
    withheld: "Retenu, en euros",
    intact: "À remettre en vente",
    takeBack: "Enregistrer le retour et rembourser",
    cancelIt: "Annuler la commande",
    why: "Motif",
    missing: "Ce qui manque",
    patience: /Patience/,
    nothingNamed: "Cochez au moins un article qui manque.",
    outOfStock: "Rupture de stock",
    tooMuch: "Ce montant dépasse ce qui a été payé.",
    returnedMail: /Votre retour est bien arrivé/,
    received: "Le virement est arrivé",
    paid: "Payée, à préparer",
    invoice: /Facture/,
    bank: "Payer par virement",
    transferMail: /IBAN\s: FR76/,
    reference: "Référence de la commande",
    email: "Adresse e-mail de la commande",
    sent: "Regardez vos e-mails.",
    linkMail: /Le lien vers votre commande/,
  },
  en: {
    open: "Cancel my order",
    confirm: "Cancel the order",
    nothing: "You have paid nothing",
    cancelled: "Cancelled",
    withdraw: "Withdraw from contract here",
    statement: /I hereby give notice that I withdraw/,
    notSent: (back: string) =>
      `You get back ${back}, all that you have paid, because the order has not been sent yet.`,
    toSendBack: (back: string) =>
      `You get back ${back}, all that you have paid, as soon as the bottles are back with us`,
    confirmWithdrawal: "Confirm withdrawal",
    refunded: (amount: string) => `We are refunding you ${amount}.`,
    acknowledged: /acknowledge receipt of the withdrawal/,
    returning: "Return expected",
    ship: "The parcel has left",
    tracking: "Tracking number",
    shipped: "Sent",
    shippedMail: /Your parcel is on its way/,
    handOver: "The order is handed over",
    withheld: "Withheld, in euros",
    intact: "To put back on sale",
    takeBack: "Record the return and refund",
    cancelIt: "Cancel the order",
    why: "Reason",
    missing: "What is missing",
    patience: /Patience/,
    nothingNamed: "Tick at least one item that is missing.",
    outOfStock: "Out of stock",
    tooMuch: "This is more than was paid.",
    returnedMail: /Your return has arrived/,
    received: "The transfer has arrived",
    paid: "Paid, to be prepared",
    invoice: /Invoice/,
    bank: "Pay by bank transfer",
    transferMail: /IBAN: FR76/,
    reference: "Order reference",
    email: "E-mail address of the order",
    sent: "Check your e-mail.",
    linkMail: /The link to your order/,
  },
} as const;

/** Wines with so little stock that the site tells the number. */
const [MAGNUM, SWEET] = ["GUE-24-MAG", "PATIENCE-18"];

let estate: OwnSite;
test.beforeAll(({ estate: own }) => {
  estate = own;
});
// Of age: the door has a test of its own.
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem("of-age", String(Date.now()))),
);

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const { euros } = siteFormat(locale);
  const state = (page: Page) => page.locator("header", { has: page.locator("#booking-state") });

  test.describe(`in ${locale}`, () => {
    test("one that is not paid is cancelled, by the keyboard alone", async ({ page }) => {
      const order = await boughtOrder(estate, locale);
      await page.goto(estate.url + order.path);
      const dialog = page.getByRole("dialog");
      const open = page.getByRole("button", { name: words.open });
      await expectAlive(open);
      await open.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toContainText(words.nothing);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      expect((await order.page()).status).toBe("AWAITING_PAYMENT");

      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("button", { name: words.confirm })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
    });

    test("one that has not left is withdrawn from: all comes back at once, as it was said", async ({
      page,
      expectAccessible,
    }) => {
      const order = await boughtOrder(estate, locale);
      await order.pay();
      const total = euros(order.made.total);
      await page.goto(estate.url + order.path);
      await expectAccessible();
      await press(page.getByRole("button", { name: words.withdraw }));
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.statement);
      await expect(dialog).toContainText(words.notSent(total));
      await expectAccessible();
      expect((await order.page()).status).toBe("PAID");

      await dialog.getByRole("button", { name: words.confirmWithdrawal }).click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
      await expect(state(page)).toContainText(words.refunded(total));
      await estate.mail(order.email, words.acknowledged);
      const { paid, refunded } = await order.page();
      expect(refunded).toBe(paid);
    });

    test("the company sends one, its customer sends it back, and what was lost is withheld", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      const order = await boughtOrder(estate, locale, {}, { [MAGNUM]: 3 });
      await order.pay();
      const stock = await stockOf(estate, MAGNUM);
      const companyPage = estate.url + pathIn(prefix, await order.companyPath());
      await page.goto(companyPage);
      await expectAccessible();
      await page.getByLabel(words.tracking).fill("6A 4407 3");
      await page.getByRole("button", { name: words.ship }).click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.shipped);
      await estate.mail(order.email, words.shippedMail);
      await page.getByRole("button", { name: words.handOver }).click();
      await expect.poll(async () => (await order.page()).status).toBe("DELIVERED");

      await page.goto(estate.url + order.path);
      await press(page.getByRole("button", { name: words.withdraw }));
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.toSendBack(euros(order.made.total)));
      await dialog.getByRole("button", { name: words.confirmWithdrawal }).click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.returning);
      expect((await order.page()).refunded).toBe(0);

      await page.goto(companyPage);
      await expectAccessible();
      const intact = page.getByRole("group", { name: words.intact }).getByRole("checkbox");
      await expect(intact).not.toBeChecked();
      await intact.check();
      await page.getByLabel(words.withheld).fill("100000");
      await page.getByRole("button", { name: words.takeBack }).click();
      await expect(page.getByText(words.tooMuch)).toBeVisible();
      ignoreRefused(consoleErrors, 422);
      await page.getByLabel(words.withheld).fill("5,50");
      await page.getByRole("button", { name: words.takeBack }).click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
      await estate.mail(order.email, words.returnedMail);
      const { paid, refunded } = await order.page();
      expect(paid - refunded).toBeCloseTo(5.5, 2);
      expect(await stockOf(estate, MAGNUM)).toBe(stock + 3);
    });

    test("the company is out of one thing, says of which, and the other is on sale again", async ({
      page,
      consoleErrors,
      expectAccessible,
    }) => {
      const [magnums, sweet] = [await stockOf(estate, MAGNUM), await stockOf(estate, SWEET)];
      const order = await boughtOrder(estate, locale, {}, { [MAGNUM]: 2, [SWEET]: 2 });
      await order.pay();
      await page.goto(estate.url + pathIn(prefix, await order.companyPath()));
      await page.getByRole("heading", { name: words.cancelIt }).click();
      await page.getByLabel(words.why).selectOption(words.outOfStock);
      const missing = page.getByRole("group", { name: words.missing });
      await expect(missing.getByRole("checkbox", { checked: true })).toHaveCount(0);
      const cancel = page.getByRole("button", { name: words.cancelIt });
      await cancel.click();
      await expect(missing).toContainText(words.nothingNamed);
      ignoreRefused(consoleErrors, 422);
      await expect(missing.getByRole("checkbox").first()).toBeFocused();
      await expectAccessible();
      await missing.getByRole("checkbox", { name: words.patience }).check();
      await cancel.click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
      await expect(state(page)).toContainText(words.outOfStock);
      expect(await stockOf(estate, MAGNUM)).toBe(magnums);
      expect(await stockOf(estate, SWEET)).toBe(sweet - 2);
    });

    test("the only thing of an order is what is missing, unless it is unticked", async ({
      page,
      consoleErrors,
    }) => {
      const order = await boughtOrder(estate, locale);
      await page.goto(estate.url + pathIn(prefix, await order.companyPath()));
      await page.getByRole("heading", { name: words.cancelIt }).click();
      const missing = page.getByRole("group", { name: words.missing });
      // The order is unpaid: that reason comes to mind first.
      await expect(missing).toHaveCount(0);
      await page.getByLabel(words.why).selectOption(words.outOfStock);
      await expect(missing.getByRole("checkbox")).toBeChecked();
      const cancel = page.getByRole("button", { name: words.cancelIt });
      await missing.getByRole("checkbox").uncheck();
      await cancel.click();
      await expect(missing).toContainText(words.nothingNamed);
      ignoreRefused(consoleErrors, 422);
      await missing.getByRole("checkbox").check();
      await cancel.click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.cancelled);
    });

    test("a transfer is asked for, and recorded by the company when it comes", async ({
      page,
      expectAccessible,
    }) => {
      const order = await boughtOrder(estate, locale, { paymentMethod: "TRANSFER" });
      await estate.mail(order.email, words.transferMail);
      await page.goto(estate.url + order.path);
      await expect(page.getByRole("heading", { name: words.bank })).toBeVisible();
      await expectAccessible();
      await page.goto(estate.url + pathIn(prefix, await order.companyPath()));
      await page.getByRole("button", { name: words.received }).click();
      await expect(state(page).getByRole("heading", { level: 1 })).toHaveText(words.paid);

      await page.goto(estate.url + order.path);
      const invoice = page.getByRole("link", { name: words.invoice });
      const file = await page.request.get(
        new URL((await invoice.getAttribute("href")) ?? "", estate.url).href,
      );
      expect(file.headers()["content-type"]).toBe("application/pdf");
    });

    test("a guest who has lost the link has it mailed, on the way to withdraw", async ({
      page,
      expectAccessible,
    }) => {
      const order = await boughtOrder(estate, locale);
      await page.goto(estate.url + pathIn(prefix, "/withdrawal"));
      await expectAccessible();
      await page.getByLabel(words.reference).fill(order.made.reference.toLowerCase());
      await page.getByLabel(words.email).fill(order.email);
      await page.getByRole("button", { name: words.withdraw }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      expect(await estate.mail(order.email, words.linkMail)).toContain(order.made.key);
    });
  });
}
