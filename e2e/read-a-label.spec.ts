import { expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: { ingredients: "Ingrédients", allergen: "sulfites", energy: /kJ \/ .*kcal/ },
  en: { ingredients: "Ingredients", allergen: "sulphites", energy: /kJ \/ .*kcal/ },
};

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`the label of a bottle is read without a question, and sells nothing (${locale})`, async ({
    page,
    estate,
    expectAccessible,
  }) => {
    const { data } = await (await page.request.get(`${estate.url}/api/product?kind=WHITE`)).json();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).origin));
    await page.goto(estate.url + pathIn(prefix, `/label/${data.products[0].id}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.products[0].name);
    await expect(page.getByText(words.ingredients).first()).toBeVisible();
    await expect(page.locator("strong", { hasText: words.allergen })).toBeVisible();
    await expect(page.getByText(words.energy)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    expect(new Set(asked)).toEqual(new Set([new URL(estate.url).origin]));
    await expectAccessible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    // What is no wine has none.
    expect((await page.request.get(`${estate.url}/label/999999`)).status()).toBe(404);
  });
}
