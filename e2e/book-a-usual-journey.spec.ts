import type { FoundPlace } from "@/lib/contract/geography";
import type { WayQuote } from "@/lib/contract/way-quote";
import { siteFormat } from "@/lib/i18n/site-format";
import { expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: { pickup: "Gare de Nantes", title: "Le prix, avant de monter" },
  en: { pickup: "Nantes station", title: "The price, before you get in" },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a usual journey has the price of its way, and leads to its booking (${locale})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(pathIn(prefix, "/"));
    const table = page.getByRole("region", { name: words.title });
    const row = table.getByRole("row").filter({ hasText: words.pickup });
    await row.scrollIntoViewIfNeeded();
    await expectAccessible();

    const headers = { userLang: locale === "fr" ? "fr_FR" : "en" };
    const placeOf = async (search: string) => {
      const answer = await page.request.get("/api/place", { params: { search }, headers });
      return ((await answer.json()) as { data: FoundPlace[] }).data[0];
    };
    const data = { pickup: await placeOf(words.pickup), dropoff: await placeOf("La Baule") };
    const answer = await page.request.post("/api/booking/way", { data, headers });
    const { data: way } = (await answer.json()) as { data: WayQuote };
    expect(way.vehicles).toHaveLength(2);
    for (const { from } of way.vehicles) {
      await expect(row).toContainText(siteFormat(locale).euros(from));
    }

    await row.getByRole("link").click();
    await expect(page).toHaveURL(pathIn(prefix, "/reserver"));
    await expect(page.locator("#ride-pickup")).toHaveValue(new RegExp(`^${words.pickup}`));
    await expect(page.locator("#ride-dropoff")).toHaveValue(/^La Baule/);
  });
}
