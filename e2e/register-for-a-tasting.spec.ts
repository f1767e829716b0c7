import type { Browser, Locator, Page } from "@playwright/test";
import type { RegisteredGuests } from "@/lib/contract/event";
import { PANEL_LOCALE_COOKIE } from "@/lib/site/panel-locale";
import { expectAlive } from "./support/alive";
import { newEmail } from "./support/checkout-form";
import { callTo } from "./support/customer-call";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, ONCE, pathIn, test } from "./support/test";

const ADMIN = { email: "admin@73.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    oysters: "Huîtres et muscadet",
    evening: "Un soir, huit millésimes",
    left: /places libres/,
    name: "Nom",
    email: "Adresse e-mail",
    people: "Nombre de personnes",
    send: "S’inscrire",
    needed: "Ce champ est nécessaire.",
    kept: "Votre place est retenue.",
    waits: "Vous êtes sur la liste d’attente.",
    full: "S’inscrire sur la liste d’attente",
    free: /elle est à vous/,
    mailed: /Votre place est retenue/,
    cancel: "Annuler l’inscription",
    over: "Votre inscription est annulée",
    unknown: "Cette inscription n’existe plus",
    registrations: "Inscriptions",
    count: "8 places prises sur 8",
    save: "Inscriptions (Excel)",
    cancelOf: (name: string) => `Annuler l’inscription de ${name}`,
    cancelled: "L’inscription est annulée.",
  },
  en: {
    oysters: "Oysters and Muscadet",
    evening: "One evening, eight vintages",
    left: /places left/,
    name: "Name",
    email: "E-mail address",
    people: "Number of people",
    send: "Register",
    needed: "This field is required.",
    kept: "Your place is kept.",
    waits: "You are on the waiting list.",
    full: "Join the waiting list",
    free: /it is yours/,
    mailed: /Your place is kept/,
    cancel: "Cancel the registration",
    over: "Your registration is cancelled",
    unknown: "This registration is no longer there",
    registrations: "Registrations",
    count: "8 places taken of 8",
    save: "Registrations (Excel)",
    cancelOf: (name: string) => `Cancel the registration of ${name}`,
    cancelled: "The registration is cancelled.",
  },
} as const;
type Words = (typeof WORDS)["fr" | "en"];

const ofAge = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));

async function openEvent(page: Page, estate: OwnSite, prefix: string, title: string) {
  await page.goto(estate.url + pathIn(prefix, "/rendez-vous"));
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Gives all places of an event back, which a test that broke off has left taken. */
async function emptyEvent(browser: Browser, estate: OwnSite, title: string) {
  const { items } = await callTo(estate, "fr")("GET /element/{route}", {
    params: { route: "rendez-vous" },
  });
  const event = items.find((item) => item.title === title);
  const office = await browser.newPage();
  await logIn(estate, office, "fr", ADMIN);
  const path = `${estate.url}/api/admin/content/element/${event?.id}/registration`;
  const { data } = await (await office.request.get(path)).json();
  for (const { id } of (data as RegisteredGuests).guests) {
    const answer = await office.request.delete(`${path}/${id}`, {
      headers: { origin: estate.url },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await office.close();
}

async function register(main: Locator, words: Words, who: { email: string; people: number }) {
  const name = main.getByRole("textbox", { name: words.name, exact: true });
  await expectAlive(name);
  await name.fill(`Guest of ${who.people}`);
  await main.getByRole("textbox", { name: words.email }).fill(who.email);
  await main.getByRole("combobox", { name: words.people }).selectOption(String(who.people));
  await main.getByRole("button", { name: words.send, exact: true }).click();
}

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`who registers for a tasting is told, and cancels by the mailed link (${locale})`, async ({
    page,
    estate,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await ofAge(page);
    await page.goto(estate.url + pathIn(prefix, "/rendez-vous"));
    await expect(page.getByText(words.left).first()).toBeVisible();
    await expectAccessible();
    await openEvent(page, estate, prefix, words.oysters);
    const main = page.getByRole("main");
    const name = main.getByRole("textbox", { name: words.name, exact: true });
    await expectAlive(name);
    await main.getByRole("button", { name: words.send, exact: true }).click();
    await expect(main.getByText(words.needed)).toHaveCount(2);
    await expect(name).toBeFocused();
    await expectAccessible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"Event"');

    const email = newEmail();
    await register(main, words, { email, people: 2 });
    await expect(main.getByText(words.kept)).toBeVisible();
    await expectAccessible();
    const link = /https?:\S+\/registration\/\S+/.exec(await estate.mail(email, words.mailed))?.[0];
    await page.goto(link ?? "");
    await expect(page.getByRole("heading", { level: 1, name: words.oysters })).toBeVisible();
    await expectAccessible();
    const cancel = main.getByRole("button", { name: words.cancel });
    await expectAlive(cancel);
    await cancel.click();
    await expect(page.getByRole("heading", { level: 1, name: words.over })).toBeFocused();
    await page.goto(link ?? "");
    await expect(page.getByRole("heading", { level: 1, name: words.unknown })).toBeVisible();
    await expectAccessible();
    ignoreRefused(consoleErrors, 404);
  });

  test(`who comes late waits, until the owner gives a place back (${locale})`, async ({
    page,
    browser,
    estate,
    expectAccessible,
  }) => {
    test.setTimeout(150_000);
    await emptyEvent(browser, estate, WORDS.fr.evening);
    await ofAge(page);
    const main = page.getByRole("main");
    const [first, late] = [newEmail(), newEmail()];
    await openEvent(page, estate, prefix, words.evening);
    await register(main, words, { email: first, people: 8 });
    await expect(main.getByText(words.kept)).toBeVisible();
    await page.reload();
    await expect(main.getByRole("heading", { name: words.full })).toBeVisible();
    await register(main, words, { email: late, people: 1 });
    await expect(main.getByText(words.waits)).toBeVisible();
    await expectAccessible();

    await logIn(estate, page, locale, ADMIN);
    await page
      .context()
      .addCookies([{ name: PANEL_LOCALE_COOKIE, value: locale, url: estate.url }]);
    await page.goto(`${estate.url}/admin/content/element?section=rendez-vous`);
    await page.getByRole("link", { name: words.evening }).click();
    const part = page.getByRole("region", { name: words.registrations });
    await expect(part).toContainText(words.count);
    await expect(part).toContainText(late);
    await expectAccessible();
    const download = page.waitForEvent("download");
    await part.getByRole("button", { name: words.save }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await part.getByRole("button", { name: words.cancelOf("Guest of 8") }).click();
    await page.getByRole("dialog").getByRole("button", { name: words.cancel }).click();
    await expect(page.getByText(words.cancelled)).toBeVisible();
    await expect(part).not.toContainText(first);
    const freed = await estate.mail(late, words.free);

    // The places are free again for the next guest.
    await page.goto(/https?:\S+\/registration\/\S+/.exec(freed)?.[0] ?? "");
    const cancel = main.getByRole("button", { name: words.cancel });
    await expectAlive(cancel);
    await cancel.click();
    await expect(page.getByRole("heading", { level: 1, name: words.over })).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one registers and cancels by ordinary forms", ONCE, async ({ page, estate }) => {
    const words = WORDS.fr;
    const main = page.getByRole("main");
    await openEvent(page, estate, "", words.oysters);
    const email = newEmail();
    await main.getByRole("textbox", { name: words.name, exact: true }).fill("Sans script");
    await main.getByRole("textbox", { name: words.email }).fill(email);
    await main.getByRole("button", { name: words.send, exact: true }).click();
    await expect(page).toHaveURL(/#registration-sent$/);
    await expect(main.getByText("C’est envoyé.")).toBeVisible();
    const link = /https?:\S+\/registration\/\S+/.exec(await estate.mail(email, words.mailed))?.[0];
    await page.goto(link ?? "");
    await main.getByRole("button", { name: words.cancel }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.unknown })).toBeVisible();
  });
});
