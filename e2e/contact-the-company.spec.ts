import { press } from "./support/alive";
import { heardAtFocus } from "./support/heard-at-focus";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    send: "Envoyer le message",
    name: "Votre nom",
    email: "Votre e-mail",
    message: "Votre message",
    accept: /^J’accepte/,
    needed: "Ce champ est nécessaire.",
    incomplete: "Cette adresse e-mail n’est pas complète.",
    sent: "Votre message est bien arrivé.",
  },
  en: {
    send: "Send the message",
    name: "Your name",
    email: "Your e-mail",
    message: "Your message",
    accept: /^I agree/,
    needed: "This field is required.",
    incomplete: "This e-mail address is not complete.",
    sent: "Your message has reached us.",
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a message with mistakes is refused at its fields, then sent (${locale})`, async ({
    page,
    consoleErrors,
    expectAccessible,
  }) => {
    await page.goto(pathIn(prefix, "/contacter-votre-chauffeur-prive"));
    await page.getByLabel(words.email).fill("marie@");
    await page
      .getByLabel(words.message, { exact: true })
      .fill("Bonjour, un transfert pour Angers ?");
    const heard = await heardAtFocus(page);
    // Before its script runs, the form is an ordinary form.
    await press(page.getByRole("button", { name: words.send }));

    await expect(page.getByLabel(words.name)).toHaveAccessibleDescription(words.needed);
    await expect(page.getByLabel(words.name)).toBeFocused();
    expect(await heard()).toBe(words.needed);
    await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.incomplete);
    await expect(page.getByLabel(words.message, { exact: true })).toHaveValue(/Angers/);
    await expectAccessible();

    await page.getByLabel(words.name).fill("Marie Le Goff");
    await page.getByLabel(words.email).fill("marie@example.org");
    await page.getByLabel(words.accept).check();
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    await expectAccessible();
    ignoreRefused(consoleErrors, 422);
  });
}

test("without JavaScript the form still sends, and says so", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/contacter-votre-chauffeur-prive");
  await page.getByLabel(WORDS.fr.name).fill("Marie Le Goff");
  await page.getByLabel(WORDS.fr.email).fill("marie@example.org");
  await page
    .getByLabel(WORDS.fr.message, { exact: true })
    .fill("Un devis pour La Baule, s’il vous plaît.");
  await page.getByLabel(WORDS.fr.accept).check();
  await page.getByRole("button", { name: WORDS.fr.send }).click();
  await expect(page).toHaveURL(/\/contacter-votre-chauffeur-prive#message-sent$/);
  await expect(page.getByText(WORDS.fr.sent)).toBeVisible();
  await context.close();
});

test("a message that is not sent is kept when one changes the language", async ({ page }) => {
  await page.goto("/contacter-votre-chauffeur-prive");
  await press(page.getByRole("button", { name: WORDS.fr.send }));
  await expect(page.getByText("4 champs sont à corriger.")).toBeVisible();
  await page.getByLabel(WORDS.fr.name).fill("Marie Le Goff");
  await page.getByLabel(WORDS.fr.message, { exact: true }).fill("Un transfert pour Angers ?");
  await page
    .getByRole("link", { name: /English/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\//);
  await expect(page.getByLabel(WORDS.en.name)).toHaveValue("Marie Le Goff");
  await expect(page.getByLabel(WORDS.en.message, { exact: true })).toHaveValue(/Angers/);
});
