import type { Page } from "@playwright/test";
import { expect, LOCALES, ONCE, pathIn, test } from "./support/test";

/** Most windows' heights that a page may take. */
const MOST_WINDOWS = { wide: 5, small: 7 };

/** Returns the end of a window for the eye: a small one has the bar below. */
const bottomOfView = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll("nav")].find(
      (nav) => getComputedStyle(nav).position === "fixed" && nav.offsetHeight > 0,
    );
    return bar ? bar.getBoundingClientRect().top : innerHeight;
  });

for (const { locale, prefix } of LOCALES) {
  test(`the home page is read in a few windows (${locale})`, async ({ page }) => {
    await page.goto(pathIn(prefix, "/"));
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.evaluate(() => document.fonts.ready);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const most = width < 500 ? MOST_WINDOWS.small : MOST_WINDOWS.wide;
    expect(tall).toBeLessThanOrEqual(most * height);
  });

  test(`the home page shows its whole form at once (${locale})`, async ({ page }) => {
    await page.goto(pathIn(prefix, "/"));
    const send = page.locator("main form button[type=submit]").first();
    const box = await send.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(
      await bottomOfView(page),
    );
  });
}

const titlesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3), footer h2")]
      .filter((title) => title.getClientRects().length > 0)
      .map((title) => {
        const { fontSize, fontWeight } = getComputedStyle(title);
        return {
          title: title.textContent ?? "",
          size: Number.parseFloat(fontSize),
          weight: Number(fontWeight),
        };
      }),
  );

for (const path of ["/", "/services", "/tarifs-courses-vtc", "/services/vtc-aeroport-nantes"]) {
  test(`no title of ${path} is thinner than its height allows`, async ({ page }) => {
    await page.goto(path);
    const titles = await titlesOf(page);
    expect(titles.length).toBeGreaterThan(0);
    for (const { title, size, weight } of titles) {
      const least = size >= 56 ? 200 : size > 32 ? 300 : 500;
      expect(weight, `${title} at ${size}px`).toBeGreaterThanOrEqual(least);
    }
  });
}

test("prices stand in figures of one weight", ONCE, async ({ page }) => {
  await page.goto("/tarifs-courses-vtc");
  const sums = page.locator("main td").filter({ hasText: /€/ });
  expect(await sums.count()).toBeGreaterThan(8);
  const set = await sums.evaluateAll((cells) =>
    cells.map((cell) => {
      const figures = cell.closest(".figures") ?? cell.querySelector(".figures");
      return figures ? getComputedStyle(figures).fontWeight : "none";
    }),
  );
  expect(new Set(set)).toEqual(new Set(["600"]));
});

test("nothing takes its time to move where no motion is wanted", ONCE, async ({ page, estate }) => {
  await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
  for (const url of ["/", "/reserver", `${estate.url}/vins`]) {
    await page.goto(url);
    const slow = await page.evaluate(() => {
      const longest = (durations: string) =>
        Math.max(...durations.split(",").map((duration) => Number.parseFloat(duration)));
      return [...document.querySelectorAll("body *")]
        .filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return Math.max(longest(animationDuration), longest(transitionDuration)) > 0.01;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(slow, url).toEqual([]);
  }
});
