import { expect, type Locator, type Page } from "@playwright/test";

/**
 * One thumb on a telephone: each tap counts, into a field too unless the form has gone there by itself, and
 * each field in which something is typed.
 */
export function thumb(page: Page) {
  let taps = 0;
  const fields = new Set<string>();
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  return {
    tap,
    /** Types into a field, which is tapped first where it has not the focus. */
    async type(field: Locator, text: string) {
      await field.waitFor();
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) await tap(field);
      // A tap moves the focus a moment after it.
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      fields.add((await field.getAttribute("name")) ?? "");
    },
    counted: () => ({ taps, fields: fields.size }),
  };
}
