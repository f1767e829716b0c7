import { randomUUID } from "node:crypto";
import { logIn } from "./support/member";
import { SITE } from "./support/servers";
import { expect, ignoreRefused, LOCALES, pathIn, test } from "./support/test";

const PASSWORD = "demonstration-only";

const WORDS = {
  fr: {
    open: "Ouvrir la boîte d’envoi",
    outbox: "Boîte d’envoi",
    kept: "Non envoyée",
    frame: "La lettre, telle qu’elle est reçue",
    confirm: "Confirmer mon inscription",
    confirmed: "Ouvrir votre compte",
  },
  en: {
    open: "Open the outbox",
    outbox: "Outbox",
    kept: "Not sent",
    frame: "The letter as it is received",
    confirm: "Confirm my registration",
    confirmed: "Open your account",
  },
};

// This site has no mail server: its letters are found in its outbox.
for (const { locale, prefix } of LOCALES) {
  test(`an administrator follows the link of a letter, in ${locale}`, async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    const registered = await request.post("/api/register", {
      headers: { origin: SITE.url, userLang: locale === "fr" ? "fr_FR" : "en" },
      data: {
        firstname: "Anne-Sophie",
        lastname: "Le Bihan",
        email,
        phone: "06 39 98 01 02",
        kind: "CONSUMER",
        password: `sous les pins ${randomUUID().slice(0, 8)}`,
        acceptTerms: true,
      },
    });
    expect(registered.ok()).toBe(true);

    await logIn(SITE, page, locale, { email: "admin@72.example", password: PASSWORD });
    await page.goto(pathIn(prefix, "/account"));
    await page.getByRole("link", { name: words.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.outbox })).toBeVisible();
    await expect(page.getByRole("link", { name: words.outbox }).first()).toBeVisible();
    const letter = page.getByRole("listitem").filter({ hasText: email });
    await expect(letter).toContainText(words.kept);
    await expectAccessible();

    await letter.getByRole("link").click();
    const frame = page.frameLocator(`iframe[title="${words.frame}"]`);
    const opened = context.waitForEvent("page");
    await frame.getByRole("link", { name: words.confirm }).click();
    const confirm = await opened;
    await expect(confirm.getByRole("heading", { level: 1 })).toContainText(words.confirmed);
    // The link leads to this very site.
    expect(new URL(confirm.url()).port).toBe(String(SITE.port));
  });
}

test("nobody else sees it", async ({ page, request, consoleErrors }) => {
  await page.goto("/outbox");
  await expect(page).toHaveURL(/\/auth\?next=%2Foutbox$/);
  const answer = await request.get("/outbox");
  expect(answer.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  await logIn(SITE, page, "fr", { email: "member@72.example", password: PASSWORD });
  await page.goto("/outbox");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("introuvable");
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Boîte d’envoi" })).toHaveCount(0);
  ignoreRefused(consoleErrors, 404);
});
