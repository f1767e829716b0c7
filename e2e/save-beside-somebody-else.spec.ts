import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };
const COLLEAGUE = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    nameEn: "Nom en anglais",
    description: "Description en anglais",
    save: "Enregistrer",
    saved: "C’est enregistré.",
    title: "Quelqu’un d’autre a enregistré entre-temps",
    mine: /^Votre saisie/,
    there: /^Ce qui est enregistré/,
    choose: "Choisissez d’abord pour chaque champ ci-dessus.",
    fax: /Télécopie/,
  },
  en: {
    nameEn: "Name in English",
    description: "Description in English",
    save: "Save",
    saved: "Saved.",
    title: "Somebody else has saved meanwhile",
    mine: /^What you typed/,
    there: /^What is saved/,
    choose: "First choose for each field above.",
    fax: /Fax/,
  },
} as const;

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`two who save one thing choose between both texts (${locale})`, async ({
    browser,
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    // A second try finds the values that the first one saved.
    const mark = `${locale} ${randomUUID().slice(0, 4)}`;
    const fax = `02 40 00 ${String(randomInt(1000)).padStart(3, "0")}`;
    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    await logInToPanel(site, other, locale, COLLEAGUE);
    await logInToPanel(site, page, locale, OWNER);
    const list = await page.request.get(`${site.url}/api/admin/vehicle`);
    const [vehicle] = (await list.json()).data.items;
    const field = (of: Page, name: string) => of.getByRole("textbox", { name, exact: true });
    const value = (of: Page) => of.getByRole("dialog").getByRole("textbox").first();
    const save = (of: Page) => of.getByRole("button", { name: words.save, exact: true }).click();

    await test.step("a row: by field", async () => {
      for (const one of [page, other]) await one.goto(`/admin/vehicle/${vehicle.id}`);
      const name = words.nameEn;
      await field(page, name).fill(`Minivan mine ${mark}`);
      await page.getByLabel(words.description).fill(`A van, as I would say it (${mark}).`);
      await field(other, name).fill(`Minivan theirs ${mark}`);
      await other.getByLabel(words.description).fill(`Seven seats, as they say it (${mark}).`);
      await save(other);
      await expect(other.getByText(words.saved, { exact: true })).toBeVisible();

      await save(page);
      const choice = page.getByRole("region", { name: words.title });
      await expect(choice).toBeVisible();
      ignoreRefused(consoleErrors, 409);
      await expect(field(page, name)).toHaveValue(`Minivan mine ${mark}`);
      await expect(choice.getByText(`Minivan theirs ${mark}`)).toBeVisible();
      await expect(choice.getByText(`Minivan mine ${mark}`)).toBeVisible();
      await expectAccessible();
      await save(page);
      await expect(page.getByText(words.choose)).toBeVisible();

      const sides = (label: string) => choice.getByRole("group", { name: label, exact: true });
      await sides(name).getByRole("radio", { name: words.mine }).check();
      await sides(words.description).getByRole("radio", { name: words.there }).check();
      await expect(page.getByLabel(words.description).first()).toHaveValue(
        `Seven seats, as they say it (${mark}).`,
      );
      await save(page);
      await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
      await expect(choice).toHaveCount(0);
      const now = await page.request.get(`${site.url}/api/admin/vehicle/${vehicle.id}`);
      expect((await now.json()).data).toMatchObject({
        name: { en: `Minivan mine ${mark}` },
        description: { en: `Seven seats, as they say it (${mark}).` },
      });
    });

    await test.step("a setting: what is there is taken", async () => {
      for (const [index, one] of [page, other].entries()) {
        await one.goto("/admin/parameter");
        await one.getByRole("searchbox").fill("COMPANY_FAX");
        await one.getByRole("button", { name: words.fax }).click();
        await value(one).fill(`${fax}${index}`);
      }
      await save(other);
      await expect(other.getByRole("dialog")).toHaveCount(0);
      await save(page);
      const choice = page.getByRole("region", { name: words.title });
      await expect(choice).toBeVisible();
      ignoreRefused(consoleErrors, 409);
      await expectAccessible();
      await choice.getByRole("radio", { name: words.there }).check();
      await expect(value(page)).toHaveValue(`${fax}1`);
      await save(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
    await context.close();
  });
}
