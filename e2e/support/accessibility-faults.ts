import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

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
  const { violations } = await new AxeBuilder({ page })
    // Else each look opens a second page, in which axe only puts its findings together.
    .setLegacyMode()
    // What is right is not told one by one.
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
