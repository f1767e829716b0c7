import { expect, type Locator } from "@playwright/test";

/** What React notes on each element once it hears what happens there. */
const HEARD = "__reactProps$";

/** Waits until `control` hears what one does with it: a page is seen before its scripts run. */
export async function expectAlive(control: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        control.evaluate(
          (element, heard) => Object.keys(element).some((key) => key.startsWith(heard)),
          HEARD,
        ),
      { message: `${control} is alive` },
    )
    .toBe(true);
}

/** Presses a button of a page that has just been opened, once it is alive. */
export async function press(button: Locator): Promise<void> {
  await expectAlive(button);
  await button.click();
}
