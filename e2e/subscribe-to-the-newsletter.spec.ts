import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive";
import { expect, ignoreRefused, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    title: "Lettre d’information",
    email: "Adresse e-mail",
    accept: /^Je souhaite recevoir la lettre/,
    send: "S’abonner",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    notTicked: "Donnez votre accord pour que nous puissions vous écrire.",
    sent: "Un e-mail vous attend.",
    mail: /Confirmez votre abonnement/,
    asked: "Confirmez votre abonnement",
    confirm: "Confirmer mon abonnement",
    confirmed: "Votre abonnement est confirmé",
    on: "Votre abonnement",
    offers: /Offres et nouveautés/,
    save: "Enregistrer",
    saved: "C’est enregistré.",
    chooseOne: "Cochez au moins une lettre.",
    leave: "Me désabonner de tout",
    left: "Vous ne recevrez plus notre lettre",
    unknown: "Ce lien n’est plus valable",
  },
  en: {
    title: "Newsletter",
    email: "E-mail address",
    accept: /^I would like to receive the newsletter/,
    send: "Subscribe",
    incomplete: "This e-mail address is not complete.",
    notTicked: "Please agree, so that we may write to you.",
    sent: "An e-mail is waiting for you.",
    mail: /Confirm your subscription/,
    asked: "Confirm your subscription",
    confirm: "Confirm my subscription",
    confirmed: "Your subscription is confirmed",
    on: "Your subscription",
    offers: /Offers and news/,
    save: "Save",
    saved: "Saved.",
    chooseOne: "Tick at least one letter.",
    leave: "Unsubscribe from everything",
    left: "You will no longer receive our newsletter",
    unknown: "This link is no longer valid",
  },
} as const;

const footerForm = (page: Page, title: string) =>
  page.getByRole("contentinfo").getByRole("region", { name: title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const expectTitle = (page: Page, title: string) => expect(heading(page)).toHaveText(title);

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`one subscribes in the footer, confirms by mail, chooses and leaves (${locale})`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const email = `reader-${locale}-${Date.now()}@example.org`;
    // Before its script runs, the form is an ordinary form.
    await page.goto(pathIn(prefix, "/tarifs-courses-vtc"));
    const form = footerForm(page, words.title);
    const address = form.getByLabel(words.email);
    await expectAlive(address);
    await address.fill("marie@");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(words.incomplete);
    await expect(address).toBeFocused();
    await expect(form.getByLabel(words.accept)).toHaveAccessibleDescription(words.notTicked);
    await expect(address).toHaveValue("marie@");
    await expectAccessible();

    await address.fill(email);
    await form.getByLabel(words.accept).check();
    await form.getByRole("button", { name: words.send }).click();
    await expect(form.getByRole("status")).toContainText(words.sent);
    await expectAccessible();

    const link = new RegExp(`${prefix}/newsletter/[\\w-]+`);
    const [path = ""] = link.exec(await site.mail(email, words.mail)) ?? [];
    // A program that only opens the link, of a mail server for example, confirms nothing.
    for (const _look of [1, 2]) {
      await page.goto(path);
      await expectTitle(page, words.asked);
    }
    await expect(page.getByRole("main")).toContainText(email);
    await expectAccessible();
    const lists = page.getByRole("main").getByRole("checkbox");
    for (const list of await lists.all()) await list.uncheck();
    await page.getByRole("button", { name: words.confirm }).click();
    await expect(page.getByText(words.chooseOne)).toBeVisible();
    await expect(lists.first()).toBeFocused();
    for (const list of await lists.all()) await list.check();
    await page.getByRole("button", { name: words.confirm }).click();
    await expectTitle(page, words.confirmed);
    await expect(heading(page)).toBeFocused();

    await page.reload();
    await expectTitle(page, words.on);
    await page.getByLabel(words.offers).uncheck();
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(words.saved);
    await page.reload();
    await expect(page.getByLabel(words.offers)).not.toBeChecked();
    await expectAccessible();

    await page.getByRole("button", { name: words.leave }).click();
    await expectTitle(page, words.left);
    await page.reload();
    await expectTitle(page, words.left);
    await expectAccessible();

    const dayLater = new Date(site.now().getTime() + 25 * 3_600_000);
    site.moveTo(dayLater);
    await expect(async () => {
      await page.reload();
      await expect(heading(page)).toHaveText(words.unknown, { timeout: 1000 });
    }).toPass();
    await expectAccessible();
    ignoreRefused(consoleErrors, 422);
  });
}

test("without JavaScript the footer's form still sends, and says so", async ({ browser, site }) => {
  const words = WORDS.fr;
  const email = `reader-without-script-${Date.now()}@example.org`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/services");
  const form = footerForm(page, words.title);
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.accept).check();
  await form.getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL(/\/services#newsletter-sent$/);
  await expect(form.getByText(words.sent)).toBeVisible();
  await site.mail(email, words.mail);
  await context.close();
});
