import { choosePlace, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { logIn, newMember } from "./support/member";
import { expect, LOCALES, pathIn, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: { billedTo: "Facture adressée à", address: /Adresse de facturation/ },
  en: { billedTo: "Invoice addressed to", address: /Billing address/ },
};

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];
  const form = FORM[locale];

  test(`a member books on the account of a business, which is known (${locale})`, async ({
    page,
    site,
    browser,
    expectAccessible,
  }) => {
    const { email } = await newMember(site, page, locale);
    const name = `Chantiers ${email.slice(0, 8)}`;
    const office = await browser.newContext({ baseURL: site.url });
    const staff = await office.newPage();
    await logIn(site, staff, locale, OWNER);
    const post = async (path: string, data: object) => {
      const headers = { origin: site.url };
      const answer = await staff.request.post(`${site.url}/api/admin/${path}`, { headers, data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    };
    const { id } = await post("business", {
      name,
      siret: null,
      vatNumber: null,
      contact: null,
      street: "12 rue de la Paix",
      postalCode: "44000",
      city: "Nantes",
      country: "FR",
      email: "compta@example.org",
      language: "fr_FR",
      costCentres: "",
      paymentDays: 30,
      isMonthEnd: true,
      discountPercent: 0,
      asksDeposit: false,
      isInvoicedByItself: false,
      isActive: true,
    });
    await post(`business/${id}/member`, { email });
    await office.close();

    await page.goto(pathIn(prefix, "/reserver"));
    await choosePlace(page, form.pickup, "aeroport nantes");
    await choosePlace(page, form.dropoff, "la baule");
    await page.getByLabel(form.date, { exact: true }).fill(site.freeDay());
    await typeTime(page, "10:00");
    await priceButton(page, form.price).click();
    const billed = page.getByText(words.billedTo).locator("..");
    await expect(billed).toContainText(`${name}, 12 rue de la Paix, 44000 Nantes`);
    await expect(page.getByLabel(words.address)).toHaveCount(0);
    await expectAccessible();
    await page.getByLabel(form.accept).check();
    await page.getByRole("button", { name: form.order }).click();
    await expect(page.getByRole("main").getByRole("heading").first()).toBeFocused();
    await expect(page.getByRole("main")).toContainText(/[A-Z]{3}-[A-Z0-9]{6}/);
  });
}
