import { logInToPanel } from "./support/member";
import { expect, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    phone: "Téléphone",
    value: "Valeur en français",
    see: "Voir à sa place",
    title: "La page en français",
    computer: "Ordinateur",
    cash: /plafond légal/,
    elsewhere: /Ce que cela change/,
    path: "/",
  },
  en: {
    phone: "Telephone",
    value: "Value in French",
    see: "See it at its place",
    title: "The page in English",
    computer: "Computer",
    cash: /the legal limit/,
    elsewhere: /What it changes/,
    path: "/en",
  },
} as const;

for (const { locale } of LOCALES) {
  test(`the owner sees a setting at its place before saving it, in ${locale}`, async ({
    page,
    site,
    browser,
    expectAccessible,
  }) => {
    test.slow();
    const words = WORDS[locale];
    await logInToPanel(site, page, locale, OWNER);
    await page.goto("/admin/parameter");
    await page.getByRole("searchbox").fill("COMPANY_PHONE");
    await page.getByRole("button", { name: new RegExp(`^${words.phone}`) }).press("Enter");
    const sheet = page.getByRole("dialog");
    const value = sheet.getByRole("textbox", { name: new RegExp(`^${words.value}`) });
    await value.fill("02 40 99 88 77");
    await sheet.getByRole("button", { name: words.see }).press("Enter");

    // The page itself, with the number that is typed, at the place where it stands.
    const frame = sheet.frameLocator(`iframe[title="${words.title}"]`);
    const marked = frame.locator("[data-marked]");
    const isSeen = () =>
      marked.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect(marked).toHaveText(/02 40 99 88 77/);
    await expect.poll(isSeen).toBe(true);
    await expectAccessible();

    // It follows what is typed, as a computer shows it too.
    await value.fill("02 40 11 22 33");
    await expect(marked).toHaveText(/02 40 11 22 33/);
    await sheet.getByRole("radio", { name: words.computer }).press("Space");
    await expect.poll(isSeen).toBe(true);

    // Nobody else sees it: neither visitors, nor whoever opens the same address.
    const address = (await sheet.locator("iframe").getAttribute("src")) ?? "";
    const answer = await page.request.get(address);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(await answer.text()).toContain("02 40 11 22 33");
    const visitor = await browser.newContext();
    const led = await visitor.request.get(site.url + address, { maxRedirects: 0 });
    expect(led.status()).toBe(307);
    const home = await visitor.request.get(site.url + words.path);
    expect(await home.text()).not.toMatch(/02 40 (?:11 22 33|99 88 77)/);
    await visitor.close();
    const other = await browser.newContext({ baseURL: site.url });
    const others = await other.newPage();
    await logInToPanel(site, others, locale, { ...OWNER, email: "super@72.example" });
    expect(await (await others.request.get(address)).text()).not.toContain("02 40 11 22 33");
    await other.close();

    // What no page shows says what it does instead.
    await page.keyboard.press("Escape");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("/admin/parameter");
    await page.getByRole("searchbox").fill("CASH_LEGAL_LIMIT");
    await page.getByRole("button", { name: words.cash }).press("Enter");
    await expect(sheet.getByText(words.elsewhere)).toBeVisible();
    await expect(sheet.getByRole("button", { name: words.see })).toHaveCount(0);
    await expectAccessible();
  });
}
