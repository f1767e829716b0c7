import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive";
import { newEmail } from "./support/checkout-form";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const ADMIN = { email: "admin@73.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    product: /Huile de pépins/,
    tellMe: /^Me prévenir quand il reviendra/,
    email: "Adresse e-mail",
    send: "Me prévenir",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    noted: "C’est noté.",
    asked: /Ne plus attendre/,
    waiting: "Vous attendez ce vin",
    stop: "Ne plus attendre",
    over: "Vous n’attendez plus ce vin",
    unknown: "Ce lien n’ouvre plus rien",
    came: /est de nouveau en vente/,
  },
  en: {
    product: /Grape.?seed oil/i,
    tellMe: /^Tell me when it is back/,
    email: "E-mail address",
    send: "Tell me",
    incomplete: "This e-mail address is not complete.",
    noted: "We have noted it.",
    asked: /Stop waiting/,
    waiting: "You are waiting for this wine",
    stop: "Stop waiting",
    over: "You are not waiting any more",
    unknown: "This link opens nothing any more",
    came: /is on sale again/,
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`who finds a bottle sold out is told once it is back, or waits no more (${locale})`, async ({
    page,
    estate,
    consoleErrors,
    expectAccessible,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    await page.goto(estate.url + pathIn(prefix, "/vins"));
    const card = page.getByRole("article").filter({ hasText: words.product });
    await card.getByRole("link", { name: words.tellMe }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.product })).toBeVisible();

    const main = page.getByRole("main");
    const email = main.getByRole("textbox", { name: words.email });
    const send = main.getByRole("button", { name: words.send, exact: true });
    await expectAlive(email);
    await email.fill("nobody");
    await send.click();
    await expect(main.getByText(words.incomplete)).toBeVisible();
    await expectAccessible();
    const reader = newEmail();
    await email.fill(reader);
    await send.click();
    await expect(main.getByText(words.noted)).toBeVisible();
    await expectAccessible();
    const sheet = page.url();

    // Another customer waits, and then waits no more.
    await page.reload();
    const other = newEmail();
    await expectAlive(email);
    await email.fill(other);
    await send.click();
    await expect(main.getByText(words.noted)).toBeVisible();
    const link = /https?:\S+\/restock\/\S+/.exec(await estate.mail(other, words.asked))?.[0] ?? "";
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: words.waiting })).toBeVisible();
    await expect(main).toContainText(other);
    await expectAccessible();
    await main.getByRole("button", { name: words.stop }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.over })).toBeFocused();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: words.unknown })).toBeVisible();
    await expectAccessible();

    await logIn(estate, page, locale, ADMIN);
    await fill(estate, page, { from: 0, to: 6 });
    estate.moveTo(new Date(estate.now().getTime() + 6 * 60_000));
    expect(await estate.mail(reader, words.came)).toContain(new URL(sheet).pathname);
    await fill(estate, page, { from: 6, to: 0 });
    ignoreRefused(consoleErrors, 404);
  });
}

/** Puts bottles of the oil into the cellar, or takes them out, as the logged-in user. */
async function fill(estate: OwnSite, page: Page, { from, to }: { from: number; to: number }) {
  const stocks = await page.request.get(`${estate.url}/api/admin/stock?search=HUILE`);
  const [stock] = (await stocks.json()).data.items;
  const answer = await page.request.post(`${estate.url}/api/admin/stock/${stock.id}/correction`, {
    headers: { origin: estate.url },
    data: { seen: from, quantity: to, reason: "DELIVERY" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
