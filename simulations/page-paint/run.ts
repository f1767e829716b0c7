import { type Browser, chromium } from "@playwright/test";
import { estateCart } from "@/e2e/support/estate-cart";
import { PAGE_BUDGETS } from "@/e2e/support/page-budgets";
import { startSite } from "@/e2e/support/start-site";
import { startEmptyPage } from "@/simulations/empty-page";
import { proofRun, say } from "@/simulations/proof-run";
import { PHONE, throttle } from "@/simulations/throttled-phone";

/** Largest ratio of a page's largest paint to an empty page's time. */
const MOST = 4;

const PORT = Number(process.env.PROOF_PORT ?? 3296);

/**
 * Script that notes when the largest element so far was painted; as text, since the runner of this
 * file adds to functions.
 */
const NOTE_LARGEST = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.largestAt = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });`;

const [chauffeur, estate, empty] = await Promise.all([
  startSite(72, PORT),
  startSite(73, PORT + 1),
  startEmptyPage(PORT + 2),
]);
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath && { executablePath }),
});

const pages = [
  { name: "an empty page", url: empty.url, needsCart: false },
  ...PAGE_BUDGETS.site.map(({ path }) => ({
    name: `chauffeur ${path}`,
    url: chauffeur.url + path,
    needsCart: false,
  })),
  ...PAGE_BUDGETS.estate.map(({ path }) => ({
    name: `estate ${path}`,
    url: estate.url + path,
    needsCart: /cart|checkout/.test(path),
  })),
];
const times = pages.map((): number[] => []);
try {
  for (let round = 0; round <= proofRun.runs; round += 1) {
    for (const [index, page] of pages.entries()) {
      const painted = await paintOnPhone(browser, page);
      // The first round warms the sites.
      if (round > 0) times[index]?.push(painted);
    }
  }
} finally {
  await browser.close();
  empty.end();
  await Promise.all([chauffeur.end(), estate.end()]);
}

const medians = times.map((ofPage) => ofPage.toSorted((a, b) => a - b)[ofPage.length >> 1] ?? 0);
const [bare = 0] = medians;
let isSlow = false;
for (const [index, { name }] of pages.entries()) {
  const median = medians[index] ?? 0;
  isSlow ||= median / bare > MOST;
  say(`${name}: ${median.toFixed(0)} ms, × ${(median / bare).toFixed(2)}`);
}
if (isSlow) throw new Error(`More than ${MOST} times as long as an empty page`);

/**
 * Opens a page on a telephone that has nothing of its site yet.
 * @returns milliseconds from its call until the largest element on its first screen is painted
 */
async function paintOnPhone(
  browser: Browser,
  { url, needsCart }: { url: string; needsCart: boolean },
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    if (needsCart) await estateCart(estate, page, "fr", { "AULNES-25": 3 });
    await page.addInitScript({ content: NOTE_LARGEST });
    await throttle(page);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForFunction(() => Reflect.get(window, "largestAt") > 0);
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() => Number(Reflect.get(window, "largestAt")));
  } finally {
    await context.close();
  }
}
