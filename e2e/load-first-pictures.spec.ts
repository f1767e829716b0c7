import type { Page } from "@playwright/test";
import { PAGE_BUDGETS } from "./support/page-budgets";
import { expect, ignoreRefused, ONCE, test } from "./support/test";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Lists the largest picture on the first screen of each page, where it loads only as it comes near. */
async function lateOnes(page: Page, url: string, paths: string[]): Promise<string[]> {
  const late: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const largest = await largestPicture(page);
      if (largest?.loading === "lazy") late.push(`${path} at ${size.width}: ${largest.src}`);
    }
  }
  return late;
}

/** Returns the picture that takes most of the first screen, of those that stand on it by half at least. */
const largestPicture = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("main img")].map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const { loading, src } = image as HTMLImageElement;
      const area = Math.max(0, width) * Math.max(0, height);
      const whole = image.clientWidth * image.clientHeight;
      return { loading, src, area: area * 2 < whole ? 0 : area };
    });
    return seen.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area)[0];
  });

test(
  "the largest picture of a chauffeur’s first screen loads at once",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    const paths = PAGE_BUDGETS.site.map(({ path }) => path);
    const lists = ["/albums", "/albums/la-route-de-l-estuaire", "/blog/sur-la-route"];
    expect(await lateOnes(page, site.url, [...paths, ...lists])).toEqual([]);
    ignoreRefused(consoleErrors, 404);
  },
);

test(
  "the largest picture of the estate’s first screen loads at once",
  ONCE,
  async ({ page, estate }) => {
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    const paths = PAGE_BUDGETS.estate.map(({ path }) => path);
    const lists = ["/actualites", "/albums", "/rendez-vous", "/journal", "/journal/a-table"];
    expect(await lateOnes(page, estate.url, [...paths, ...lists])).toEqual([]);
  },
);
