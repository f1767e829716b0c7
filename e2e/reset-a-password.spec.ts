import { randomUUID } from "node:crypto";
import { newMember } from "./support/member";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const WORDS = {
  fr: {
    forgotten: /^Mot de passe oublié/,
    email: "E-mail",
    send: "Recevoir le lien",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    sent: "Regardez vos e-mails.",
    other: "Essayer une autre adresse",
    password: "Nouveau mot de passe",
    short: /au moins 10 caractères/,
    save: "Enregistrer et me connecter",
    dead: "Ce lien n’est plus valable",
  },
  en: {
    forgotten: /^Forgotten/,
    email: "E-mail",
    send: "Send me the link",
    incomplete: "This e-mail address is not complete.",
    sent: "Check your e-mail.",
    other: "Try another address",
    password: "New password",
    short: /at least 10 characters/,
    save: "Save and log in",
    dead: "This link is no longer valid",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a forgotten password is set again, and old sessions are over (${locale})`, async ({
    page,
    site,
    browser,
    expectAccessible,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const old = await elsewhere.newPage();
    const { email } = await newMember(site, old, locale);
    await old.goto(pathIn(prefix, "/account"));
    await expect(old).toHaveURL(/\/account/);

    await page.goto(pathIn(prefix, "/auth"));
    await page.getByRole("link", { name: words.forgotten }).click();
    await expect(page).toHaveURL(pathIn(prefix, "/password/reset/ask"));
    const main = page.getByRole("main");
    await main.getByLabel(words.email).fill("anne@");
    await main.getByRole("button", { name: words.send }).click();
    await expect(main.getByLabel(words.email)).toHaveAccessibleDescription(words.incomplete);
    await expect(main.getByLabel(words.email)).toBeFocused();
    await expectAccessible();

    // An address without an account is told the same.
    const answerFor = async (address: string) => {
      await main.getByLabel(words.email).fill(address);
      await main.getByRole("button", { name: words.send }).click();
      await expect(main.getByText(words.sent)).toBeVisible();
      return (await main.textContent())?.replaceAll(address, "");
    };
    const toNobody = await answerFor(`${randomUUID().slice(0, 8)}@example.org`);
    await main.getByRole("button", { name: words.other }).click();
    expect(await answerFor(email)).toBe(toNobody);
    await expectAccessible();

    const link = /\/(?:en\/)?password\/reset\/(?!ask)[\w%.~-]+/;
    const path = link.exec(await site.mail(email, link))?.[0] ?? "";
    await page.goto(path);
    const field = main.getByLabel(words.password, { exact: true });
    await field.fill("court");
    await main.getByRole("button", { name: words.save }).click();
    await expect(field).toHaveAccessibleDescription(words.short);
    await expect(field).toBeFocused();
    await expectAccessible();
    await field.fill(`un bac et deux rives ${randomUUID().slice(0, 8)}`);
    await main.getByRole("button", { name: words.save }).click();
    await expect(page).toHaveURL(pathIn(prefix, "/account"));

    await old.goto(pathIn(prefix, "/account"));
    await expect(old).toHaveURL(/\/auth\?next=/);
    await elsewhere.close();

    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.dead);
    await expect(main.getByRole("button", { name: words.send })).toBeVisible();
    await expectAccessible();
  });
}
