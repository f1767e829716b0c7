import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Minified source: the other one is twice as long, and takes twice the time to get into a page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Most runs of axe, where a transition began while it ran. */
const MOST_LOOKS = 3;

/** Lists axe's findings on the page as it is now: of WCAG, or of its best practices. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Once for each document: our pages have no frames, which Playwright's own axe is for.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (let looks = 1; ; looks += 1) {
    const { faults, isChanging } = await lookAt(page);
    if (faults.length === 0 || !isChanging || looks === MOST_LOOKS) return faults;
  }
}

/**
 * Runs axe on a page once its running transitions have ended.
 * @returns the faults, and whether another transition began meanwhile: a button that has moved
 * below the pointer changes its colour a little later, and is measured with a colour in between
 */
const lookAt = (page: Page): Promise<{ faults: string[]; isChanging: boolean }> =>
  page.evaluate(async (rules) => {
    let isChanging = false;
    const note = () => {
      isChanging = true;
    };
    const listening = new AbortController();
    document.addEventListener("transitionrun", note, listening);
    // In a folded part, no transition goes on before it is unfolded.
    const isPassing = ({ playState, effect }: Animation) =>
      playState === "running" &&
      Number.isFinite(effect?.getComputedTiming().endTime) &&
      (effect as KeyframeEffect).target?.checkVisibility();
    const passing = document.getAnimations().filter(isPassing);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    // Passed rules are not listed one by one.
    const { violations } = await window.axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
    });
    listening.abort();
    const faults = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    return { faults, isChanging };
  }, RULES);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
