import { expect, type Locator, type Page } from "@playwright/test";

/** Prefix of React's note on each element once it handles its events. */
const HEARD = "__reactProps$";

/** Waits until `control` handles events: a page is seen before its scripts run. */
export async function expectAlive(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate(
          (element, heard) => Object.keys(element).some((key) => key.startsWith(heard)),
          HEARD,
        ),
      { message: `${control} is alive`, intervals: [50] },
    )
    .toBe(true);
}

/**
 * Holds back the scripts of the pages that are opened from now on, which are seen without them.
 * @returns a function that lets them through: the page comes alive
 */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  let comesAlive: () => void = () => undefined;
  const alive = new Promise<void>((resolve) => {
    comesAlive = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await alive;
    await route.continue();
  });
  return comesAlive;
}

export async function press(button: Locator): Promise<void> {
  await expectAlive(button);
  await button.click();
}
