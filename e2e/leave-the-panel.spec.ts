import type { Page } from "@playwright/test";
import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const MINUTE = 60_000;

const WORDS = {
  fr: {
    nameEn: "Nom en anglais",
    still: "Toujours là ?",
    goOn: "Continuer",
    closed: "L’administration s’est fermée",
    password: "Votre mot de passe",
    prove: "Confirmer et continuer",
    save: "Enregistrer",
    saved: "C’est enregistré.",
  },
  en: {
    nameEn: "Name in English",
    still: "Still there?",
    goOn: "Carry on",
    closed: "The admin panel has closed",
    password: "Your password",
    prove: "Confirm and continue",
    save: "Save",
    saved: "Saved.",
  },
} as const;

/** Has the page ask for the rest of its session, as it does when it is looked at again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`whoever leaves the panel is told, and finds what was typed (${locale})`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    const later = (minutes: number) =>
      site.moveTo(new Date(site.now().getTime() + minutes * MINUTE));
    await logInToPanel(site, page, locale, OWNER);
    const list = await page.request.get(`${site.url}/api/admin/vehicle`);
    const [vehicle] = (await list.json()).data.items;
    await page.goto(`/admin/vehicle/${vehicle.id}`);
    const name = page.getByRole("textbox", { name: words.nameEn, exact: true });
    await name.fill(`Minivan kept ${locale}`);

    await test.step("a minute before, one is told, and goes on", async () => {
      later(29.1);
      await lookAgain(page);
      const still = page.getByRole("dialog", { name: words.still });
      await expect(still).toBeVisible();
      await expectAccessible();
      await still.getByRole("button", { name: words.goOn }).click();
      await expect(still).toHaveCount(0);
    });

    await test.step("after it, nothing is seen until one has said who one is", async () => {
      later(31);
      await lookAgain(page);
      const closed = page.getByRole("dialog", { name: words.closed });
      await expect(closed).toBeVisible();
      await expect(name).toBeHidden();
      await expectAccessible();
      await page.keyboard.press("Escape");
      await expect(closed).toBeVisible();
      const answer = await page.request.get(`${site.url}/api/admin/customer`);
      expect(answer.status()).toBe(403);
      await closed.getByLabel(words.password).fill(OWNER.password);
      await closed.getByRole("button", { name: words.prove }).click();
      await expect(closed).toHaveCount(0);
      await expect(name).toHaveValue(`Minivan kept ${locale}`);
      await page.getByRole("button", { name: words.save, exact: true }).click();
      await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    });

    await test.step("the day of whoever drives stays", async () => {
      await page.goto("/admin");
      later(50);
      await lookAgain(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      ignoreRefused(consoleErrors, 403);
    });
  });
}
