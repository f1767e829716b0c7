import type { Page } from "@playwright/test";

/** Number above the stops of any page. */
const MAX_STOPS = 300;

/**
 * Goes through a page by the keyboard, and back again.
 * @returns the number of stops, and those that are out of sight or under fixed elements
 */
export async function coveredAtFocus(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered = new Set<string>();
  let stops = 0;
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press(key);
      const seen = await page.evaluate(lookAtFocus);
      if (!seen) break;
      stops += 1;
      if (seen.fault) covered.add(`${key} ${seen.name}: ${seen.fault}`);
    }
  }
  return { stops, covered: [...covered] };
}

/** Returns the focused element and the cover of a part of it; undefined at the page's end. */
async function lookAtFocus(): Promise<{ name: string; fault: string | undefined } | undefined> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isSmall = focused.offsetWidth <= 1 || getComputedStyle(focused).opacity === "0";
  // A choice that is drawn by its label is where its label is.
  const shown = (isSmall && focused.closest("label")) || focused;
  const name = `${focused.tagName} ${focused.getAttribute("name") ?? focused.textContent?.trim().slice(0, 40)}`;

  const hiddenBy = (x: number, y: number): string | undefined => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "out of the window";
    for (let hit = document.elementFromPoint(x, y); hit; hit = hit.parentElement) {
      if (hit.contains(shown)) return undefined;
      if (/^(?:fixed|sticky)$/.test(getComputedStyle(hit).position)) {
        return `under ${hit.tagName} ${hit.getAttribute("aria-label") ?? ""}`;
      }
      if (shown.contains(hit)) return undefined;
    }
    return undefined;
  };
  // The corners of a round element are not part of it.
  const { borderTopLeftRadius: radius } = getComputedStyle(shown);
  const roundOf = (length: number) =>
    Math.min(length / 2, Number.parseFloat(radius) * (radius.endsWith("%") ? length / 100 : 1));
  const faults = [...shown.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const inset = 2 + 0.3 * Math.min(roundOf(right - left), roundOf(bottom - top));
    const ys =
      bottom - top > innerHeight / 2
        ? [top + inset]
        : [top + inset, (top + bottom) / 2, bottom - inset];
    const xs = [left + inset, (left + right) / 2, right - inset];
    return ys.flatMap((y) => xs.map((x) => hiddenBy(x, y)));
  });
  return { name, fault: faults.find((fault) => fault !== undefined) };
}
