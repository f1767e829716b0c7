import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Opens a sheet by the keyboard, looks at it, and leaves it: the focus is where it was. */
export async function lookAtSheet(
  page: Page,
  opener: Locator,
  look: () => Promise<void>,
): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  await look();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  await page.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
}
