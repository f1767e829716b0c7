import { ANY_WINDOW, expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    book: "Réserver",
    bookDay: "Réserver cette journée",
    station: "Gare de Nantes",
    airport: /^Aéroport Nantes Atlantique/,
  },
  en: {
    book: "Book now",
    bookDay: "Book this day",
    station: "Nantes station",
    airport: /^Nantes Atlantique Airport/,
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(
    `a service's page is booked with what it is about (${locale})`,
    ANY_WINDOW,
    async ({ page }) => {
      const bookFrom = async (service: string, name: string) => {
        await page.goto(pathIn(prefix, `/services/${service}`));
        await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
        await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
      };
      await bookFrom("vtc-aeroport-nantes", words.book);
      await expect(page.locator("#ride-pickup")).toHaveValue(words.airport);
      // The visitor has to choose the station: the list is open.
      await bookFrom("vtc-gares-des-pays-de-la-loire", words.book);
      await expect(page.locator("#ride-pickup")).toBeFocused();
      await expect(page.getByRole("option", { name: words.station })).toBeVisible();
      await bookFrom("mise-a-disposition-vtc", words.book);
      await expect(page.locator('[name=kind][value="HIRE"]')).toBeChecked();
      await bookFrom("chauffeur-prive-pour-les-escapades-touristiques", words.bookDay);
      await expect(page.locator('[name=kind][value="HIRE"]')).toBeChecked();
      await expect(page.locator("#ride-stop-0")).toHaveValue("Guérande (44350)");
    },
  );
}
