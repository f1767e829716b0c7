import type { Page } from "@playwright/test";

/**
 * Notes what describes a field as it gets the focus: that is read out, and what comes later is not.
 * @returns what was heard with the field that has it now
 */
export async function heardAtFocus(page: Page): Promise<() => Promise<string>> {
  const noted = await page.evaluateHandle(() => {
    const last = { heard: "" };
    addEventListener("focusin", ({ target }) => {
      const ids = (target as Element).getAttribute("aria-describedby")?.split(" ") ?? [];
      last.heard = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    });
    return last;
  });
  return () => noted.evaluate(({ heard }) => heard);
}
