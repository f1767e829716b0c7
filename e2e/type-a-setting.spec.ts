import type { Locator } from "@playwright/test";
import { logInToPanel } from "./support/member";
import { expect, ignoreRefused, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    value: "Valeur",
    amount: /^Montant \(€\)/,
    wrongNumber: /Écrivez un nombre/,
    sentence: /jusqu’à 1[\s\u202f\u00a0]500[\s\u00a0]€/,
    hint: /08:00-12:00/,
    wrongHours: /ne peuvent pas être lus/,
    pick: "Choisir la couleur",
    wrongColour: /Une couleur s’écrit/,
    rate: /^Part \(%\)/,
    rateTyped: "3,5 %",
    hover: "Panier visible au survol",
    yes: "Oui",
    no: "Non",
    inFrench: "Valeur en français",
    inEnglish: /^Valeur en anglais/,
    asInFrench: /Vide\s: comme en français/,
    card: "Par carte",
    transfer: "Par virement",
    both: "Les commandes se paient par carte ou par virement",
    ground: "À son fond",
    stands: "L’entrée de la page ouverte se reconnaît à son fond",
    save: "Enregistrer",
    reset: "Reprendre la valeur par défaut",
  },
  en: {
    value: "Value",
    amount: /^Amount \(€\)/,
    wrongNumber: /Write a number/,
    sentence: /up to €1,500/,
    hint: /08:00-12:00/,
    wrongHours: /These hours cannot be read/,
    pick: "Pick the colour",
    wrongColour: /A colour is written/,
    rate: /^Share \(%\)/,
    rateTyped: "3.5 %",
    hover: "Cart shown on hover",
    yes: "Yes",
    no: "No",
    inFrench: "Value in French",
    inEnglish: /^Value in English/,
    asInFrench: /Empty: as in French/,
    card: "By card",
    transfer: "By transfer",
    both: "Orders are paid by card or by transfer",
    ground: "By its background",
    stands: "The entry of the open page is marked by its background",
    save: "Save",
    reset: "Restore the default",
  },
} as const;

for (const { locale } of LOCALES) {
  const words = WORDS[locale];

  test(`a setting of each kind is typed, and refused at its field (${locale})`, async ({
    page,
    site,
    consoleErrors,
    expectAccessible,
  }) => {
    test.slow();
    // A sheet with something typed in it asks before it is left.
    page.on("dialog", (dialog) => void dialog.accept());
    await logInToPanel(site, page, locale, OWNER);
    await page.goto("/admin/parameter");
    const sheet = page.getByRole("dialog");
    const line = page.locator("details li button");
    const open = async (key: string) => {
      await page.getByRole("searchbox").fill(key);
      await expect(line).toHaveCount(1);
      await line.click();
    };
    const leave = async () => {
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    };
    const save = () => sheet.getByRole("button", { name: words.save, exact: true }).click();
    const refused = async (control: Locator, error: RegExp) => {
      await save();
      await expect(control).toHaveAttribute("aria-invalid", "true");
      await expect(control).toHaveAccessibleDescription(error);
      await expect(control).toBeFocused();
      await expectAccessible();
      ignoreRefused(consoleErrors, 422);
    };

    await test.step("an amount, as its sentence says it", async () => {
      await open("CASH_LEGAL_LIMIT");
      const amount = sheet.getByRole("textbox", { name: words.amount });
      await amount.fill("mille");
      await refused(amount, words.wrongNumber);
      await amount.fill("1 500 €");
      await expect(sheet.locator("form > p").first()).toHaveText(words.sentence);
      await expect(amount).toHaveValue("1 500 €");
      await leave();
    });

    await test.step("a share with its sign", async () => {
      await open("LEGAL_INTEREST_RATE");
      await sheet.getByRole("textbox", { name: words.rate }).fill(words.rateTyped);
      await expect(sheet.locator("form > p strong")).toHaveText(/^3[,.]5/);
      await leave();
    });

    await test.step("hours, by their example", async () => {
      await open("MONDAY_HOURS");
      const hours = sheet.getByRole("textbox", { name: words.value });
      await expect(hours).toHaveAccessibleDescription(words.hint);
      await hours.fill("vers midi");
      await refused(hours, words.wrongHours);
      await leave();
    });

    await test.step("a colour, typed or picked", async () => {
      await open("ACCENT_COLOR");
      const colour = sheet.getByRole("textbox", { name: words.value });
      await colour.fill("rouge");
      await refused(colour, words.wrongColour);
      await colour.fill("#11223380");
      const picker = sheet.getByLabel(words.pick);
      await expect(picker).toHaveValue("#112233");
      await picker.fill("#445566");
      await expect(colour).toHaveValue("#44556680");
      await leave();
    });

    await test.step("a text of each language", async () => {
      await open("COMPANY_FAX");
      await expect(sheet.getByRole("textbox", { name: words.inFrench })).toHaveAttribute(
        "lang",
        "fr",
      );
      await expect(
        sheet.getByRole("textbox", { name: words.inEnglish }),
      ).toHaveAccessibleDescription(words.asInFrench);
      await expectAccessible();
      await leave();
    });

    await test.step("choices, in the sentence that they make", async () => {
      await open("PAYMENT_METHOD");
      await expect(sheet.getByRole("checkbox", { name: words.card })).toBeChecked();
      await sheet.getByRole("checkbox", { name: words.transfer }).check();
      await expect(sheet.locator("form > p").first()).toHaveText(words.both);
      await expectAccessible();
      await leave();
      await open("MENU_ACTIVE_TYPE");
      await sheet.getByRole("combobox").selectOption({ label: words.ground });
      await expect(sheet.locator("form > p").first()).toHaveText(words.stands);
      await expectAccessible();
      await leave();
    });

    await test.step("a box that says what it is about, ticked and taken back", async () => {
      await open("SEE_CART_ON_HOVER");
      const box = sheet.getByRole("checkbox", { name: words.hover });
      await box.setChecked(!(await box.isChecked()));
      const now = (await box.isChecked()) ? words.yes : words.no;
      await expectAccessible();
      await save();
      await expect(sheet).toHaveCount(0);
      await expect(line).toContainText(now);
      await line.click();
      await expect(box).toBeChecked({ checked: now === words.yes });
      await sheet.getByRole("button", { name: words.reset }).click();
      await expect(sheet).toHaveCount(0);
      await expect(line).toContainText(words.no);
    });
  });
}
