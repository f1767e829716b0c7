import { expect, type Locator, type Page } from "@playwright/test";

/** Time below which two taps on a spot are a double tap, which sets no caret (ms, of Chromium). */
const DOUBLE_TAP = 700;

/**
 * Plays a thumb on a telephone: each tap counts, into a field too unless the form has gone there by
 * itself, and each field in which something is typed.
 */
export function thumb(page: Page) {
  let taps = 0;
  let tappedAt = -DOUBLE_TAP;
  const fields = new Set<string>();
  const tap = async (target: Locator) => {
    // No thumb types a number between two taps so soon, and each field is tapped on the same spot.
    await page.waitForTimeout(Math.max(0, tappedAt + DOUBLE_TAP - performance.now()));
    await target.tap();
    tappedAt = performance.now();
    taps += 1;
  };
  return {
    tap,
    /** Types into a field, which is tapped first unless it has the focus. */
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
