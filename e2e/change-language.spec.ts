import { press } from "./support/alive";
import { expect, test } from "./support/test";

const DEEP = "/services/vtc-aeroport-nantes";

test("changing language on a deep page keeps the page and remembers the choice", async ({
  page,
}) => {
  await page.goto(DEEP);
  const english = page.getByRole("link", { name: /English/ }).filter({ visible: true });
  await press(english.first());
  await expect(page).toHaveURL(`/en${DEEP}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const cookies = await page.context().cookies();
  const locale = cookies.find(({ name }) => name === "locale");
  expect(locale).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  const days = ((locale?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page
    .getByRole("link", { name: /Français/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(DEEP);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
