import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified source: the other one is twice as long, and takes twice the time to get into a page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now: of WCAG, or of its best practices. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What fades in is not to be read yet.
  await page.evaluate(async () => {
    const isPassing = ({ playState, effect }: Animation) =>
      playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    const passing = document.getAnimations().filter(isPassing);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // Once for each document: our pages have no frames, for which there would be Playwright's own axe.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return await page.evaluate(async (rules) => {
    // What is right is not told one by one.
    const { violations } = await window.axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, RULES);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
