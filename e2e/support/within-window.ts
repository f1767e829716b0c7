import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Fails when a page is wider than its window, as a long word without a blank may make it. */
export async function expectWithinWindow(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
}
