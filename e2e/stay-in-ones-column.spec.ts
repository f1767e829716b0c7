import type { Page } from "@playwright/test";
import { PAGE_BUDGETS } from "./support/page-budgets";
import { expect, ignoreRefused, ONCE, test } from "./support/test";

/** Share of the window's width from which a part is in another column. */
const A_COLUMN = 0.25;

/**
 * Lists the parts of a grid that go to another column as those after them arrive: a browser paints a
 * page as far as it has come.
 */
const movedByLater = (page: Page) =>
  page.evaluate((column) => {
    const moved: string[] = [];
    // A `picture` has no box of its own: its image stands in the grid.
    const boxOf = (part: Element) =>
      (part.querySelector(":scope > img") ?? part).getBoundingClientRect();
    for (const parent of document.querySelectorAll("main *")) {
      if (getComputedStyle(parent).display !== "grid") continue;
      const parts = ([...parent.children] as HTMLElement[]).map((part) => ({
        part,
        display: part.style.display,
        left: boxOf(part).left,
      }));
      for (const { part, left } of parts.toReversed()) {
        const { left: before, width } = boxOf(part);
        // Words for screen readers alone are a pixel wide.
        const hasMoved = width > 1 && Math.abs(before - left) > innerWidth * column;
        if (hasMoved) moved.push(part.outerHTML.slice(0, 120));
        part.style.display = "none";
      }
      for (const { part, display } of parts) part.style.display = display;
    }
    return moved;
  }, A_COLUMN);

async function expectStays(page: Page, url: string, paths: string[]) {
  const moved: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    for (const part of await movedByLater(page)) moved.push(`${path}: ${part}`);
  }
  expect(moved).toEqual([]);
}

test(
  "the parts of the chauffeur’s pages stay in their column as the rest arrives",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    const services = ["/services/vtc-aeroport-nantes", "/services/transport-vtc-vip-et-premium"];
    await expectStays(page, site.url, [...PAGE_BUDGETS.site.map(({ path }) => path), ...services]);
    ignoreRefused(consoleErrors, 404);
  },
);

test(
  "the parts of the estate’s pages stay in their column as the rest arrives",
  ONCE,
  async ({ page, estate }) => {
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    const lists = ["/actualites", "/albums", "/rendez-vous", "/journal"];
    await expectStays(page, estate.url, [...PAGE_BUDGETS.estate.map(({ path }) => path), ...lists]);
  },
);
