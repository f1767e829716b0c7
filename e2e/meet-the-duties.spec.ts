import { logIn, speakInPanel } from "./support/member";
import { setParameter } from "./support/set-parameter";
import { expect, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

const MEDIATOR = "Médiation de l’Estuaire, 8 rue du Batelier, 44600 Saint-Nazaire";

const WORDS = {
  fr: {
    count: "2 obligations légales à remplir",
    title: "Obligations légales",
    mediator: "Médiateur de la consommation",
    lack: "Il manque le nom du médiateur",
    essential: "Indispensable",
    open: /^Ouvrir «.Médiateur de la consommation.»$/,
    value: "Valeur en français",
    save: "Enregistrer",
    none: "Rien ne manque de ce qui est vérifié ici.",
    fine: /^\d+.points en règle$/,
  },
  en: {
    count: "2 legal duties to meet",
    title: "Legal duties",
    mediator: "Consumer mediator",
    lack: "The name of the mediator whom your customers can turn to is missing",
    essential: "Essential",
    open: /^Open “Consumer mediator”$/,
    value: "Value in French",
    save: "Save",
    none: "Nothing that is checked here is missing.",
    fine: /^\d+ points in order$/,
  },
};

for (const { locale } of LOCALES) {
  test(`the owner sees what the law still asks, follows its link and mends it (${locale})`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const words = WORDS[locale];
    await logIn(site, page, "fr", OWNER);
    await speakInPanel(site, page, locale);
    await setParameter(site, page, { type: "MEDIATOR", value: null });

    await page.goto("/admin");
    const count = page.getByRole("link", { name: words.count });
    await expect(count).toHaveCount(1);
    await count.click();
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    const lacking = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: words.mediator }) });
    await expect(lacking).toContainText(words.lack);
    await expect(lacking).toContainText(words.essential);
    await expect(lacking).toContainText("612-1");
    await expectAccessible();

    // What is fine is folded.
    const fine = page.locator("summary", { hasText: words.fine });
    await expect(page.getByText("2004-575").last()).toBeHidden();
    await fine.click();
    await expect(page.getByText("2004-575").last()).toBeVisible();
    await expectAccessible();

    // The link leads to the very field.
    await lacking.getByRole("link", { name: words.open }).click();
    const sheet = page.getByRole("dialog", { name: words.mediator });
    await sheet.getByLabel(words.value).fill(MEDIATOR);
    await sheet.getByRole("button", { name: words.save }).click();
    await expect(sheet).toHaveCount(0);

    await page.getByRole("link", { name: words.title }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(lacking).toHaveCount(0);
    await expectAccessible();

    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: words.count })).toHaveCount(0);
    const value = { fr_FR: MEDIATOR, en: `${MEDIATOR}, France` };
    await setParameter(site, page, { type: "MEDIATOR", value });
  });
}
