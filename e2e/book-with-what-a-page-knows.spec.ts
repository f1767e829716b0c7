import { dayAhead, shownDay } from "./support/booking";
import { ANY_WINDOW, expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: {
    from: "Où vous prendre ?",
    to: "Où aller ?",
    day: "Quel jour ?",
    time: "À quelle heure ?",
    price: "Voir mon prix",
    book: "Réserver",
    bookDay: "Réserver cette journée",
    station: "Gare de Nantes",
    airport: /^Aéroport Nantes Atlantique/,
  },
  en: {
    from: "Where from?",
    to: "Where to?",
    day: "Which day?",
    time: "What time?",
    price: "See my price",
    book: "Book now",
    bookDay: "Book this day",
    station: "Nantes station",
    airport: /^Nantes Atlantique Airport/,
  },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(
    `the home's first fields lead to the booking, filled in (${locale})`,
    ANY_WINDOW,
    async ({ page }) => {
      const date = dayAhead(20);
      await page.goto(pathIn(prefix, "/"));
      await page.getByLabel(words.from).fill(words.station);
      await page.getByLabel(words.to).fill("clisson");
      await page.getByLabel(words.day).fill(date);
      await page.getByLabel(words.time).fill("09:30");
      await page.getByRole("button", { name: words.price }).click();
      await expect(page.locator("#ride-pickup")).toHaveValue(words.station);
      await expect(page.locator("#ride-dropoff")).toHaveValue("Clisson (44190)");
      await expect(page.locator("[name=startAt]")).toHaveValue(shownDay(locale, date));
      await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
    },
  );

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
      // Which station is the visitor's to say: the list is open.
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
