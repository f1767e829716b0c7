import type { Page } from "@playwright/test";

/**
 * Notes the description of a field at its focus: a screen reader reads that out, and nothing later.
 * @returns the description that was read out for the field in focus
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
