import { expect, LOCALES, pathIn, test } from "./support/test";

const WORDS = {
  fr: { contents: "Sommaire", part: /Réclamations et médiation/ },
  en: { contents: "Contents", part: /[Cc]omplaints and mediation/ },
} as const;

for (const { locale, prefix } of LOCALES) {
  const words = WORDS[locale];

  test(`a long legal text begins with its parts, each a link to it (${locale})`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    await page.goto(pathIn(prefix, "/sale-terms"));
    const contents = page.getByRole("navigation", { name: words.contents });
    if (isMobile) await contents.getByText(words.contents).click();
    const parts = contents.getByRole("link");
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    expect(await parts.count()).toBe(await titles.count());
    await expectAccessible();
    await parts.filter({ hasText: words.part }).click();
    await expect(titles.filter({ hasText: words.part })).toBeInViewport();
  });
}
