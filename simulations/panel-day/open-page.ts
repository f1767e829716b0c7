import type { BrowserContext } from "@playwright/test";
import { throttle } from "@/simulations/throttled-phone";

/**
 * Script that notes when the first ride's card is in a frame that is about to be painted, when the
 * frame after that begins, and when the API is first asked; as text, since the runner of this file
 * adds to functions.
 */
export const NOTE_FIRST_RIDE = `(function look() {
  if (document.querySelector("li[id^=ride-]") === null) return requestAnimationFrame(look);
  window.framedAt = performance.now();
  requestAnimationFrame(() => { window.shownAt = performance.now(); });
})();
const ask = window.fetch;
window.fetch = (...call) => {
  if (String(call[0]).startsWith("/api/")) window.askedAt ??= performance.now();
  return ask(...call);
};`;

/** Script that reads a page's own times once it is shown; as text, for the same reason. */
const READ_TIMES = `(() => {
  const [page] = performance.getEntriesByType("navigation");
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return {
    answered: page.responseStart,
    loaded: page.responseEnd,
    painted: paint?.startTime >= window.framedAt ? paint.startTime : window.shownAt,
    shown: window.shownAt,
    ready: window.askedAt ?? page.responseEnd,
  };
})()`;

/** Milliseconds from the call of a page. */
export interface PageTimes {
  /** Time of its first byte. */
  answered: number;
  /** Time of its last byte. */
  loaded: number;
  /** Paint of the first ride, as the browser says it where it is in the first frame. */
  painted: number;
  /** Begin of the frame after that, which scripts may hold up. */
  shown: number;
  /** First call of the API: a press is answered from then on. */
  ready: number;
}

/** Opens a page as a telephone on the way does, and waits until it asks the API. */
export async function openPage(
  context: BrowserContext,
  url: string,
  { asks }: { asks: boolean },
): Promise<PageTimes> {
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "shownAt"));
  if (asks) await page.waitForFunction(() => Reflect.get(window, "askedAt"));
  const times = await page.evaluate(READ_TIMES);
  await page.close();
  return times as PageTimes;
}
