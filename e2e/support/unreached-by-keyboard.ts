import type { Page } from "@playwright/test";

/** Number above the stops of any screen. */
const MAX_STOPS = 250;

/**
 * Goes through a page by the Tab key.
 * @returns the usable elements that it did not reach
 */
export async function unreachedByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // The walk begins at the beginning of the page, wherever the last press was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
    const seen = new Set<Element>();
    Reflect.set(window, "reached", seen);
    addEventListener("focusin", ({ target }) => seen.add(target as Element));
  });
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const isOver = await page.evaluate(() => document.activeElement === document.body);
    if (isOver) break;
  }
  return page.evaluate(() => {
    const reached = Reflect.get(window, "reached") as Set<Element>;
    const isOfReached = (radio: HTMLInputElement) =>
      [...reached].some((one) => one instanceof HTMLInputElement && one.name === radio.name);
    // The buttons of a toolbar are one stop, within which the arrow keys go.
    const isInReachedToolbar = (one: HTMLElement) =>
      [...(one.closest("[role=toolbar]")?.querySelectorAll("button") ?? [])].some((button) =>
        reached.has(button),
      );
    const usable = document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary",
    );
    return [...usable]
      .filter((one) => one.checkVisibility() && !one.ariaHidden && !reached.has(one))
      .filter((one) => !isInReachedToolbar(one))
      .filter(
        (one) => !(one instanceof HTMLInputElement && one.type === "radio" && isOfReached(one)),
      )
      .map((one) => one.outerHTML.slice(0, 120));
  });
}
