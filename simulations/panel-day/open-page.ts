import type { BrowserContext } from "@playwright/test";

/** How many times slower than this machine's the processor of a middling telephone is. */
const SLOWER = 4;
/** A middling 4G: latency in milliseconds, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 85,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
};

/**
 * Notes when the first ride's card is in a frame that is about to be painted, when the frame after that
 * begins, and when the API is first asked; as text, since what runs this file adds to functions.
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

/** What a page says of itself once it is shown; as text, for the same reason. */
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
  /** Its first byte. */
  answered: number;
  /** Its last byte. */
  loaded: number;
  /** The first ride is painted, as the browser says it where it is in the first frame. */
  painted: number;
  /** The frame after that begins, which scripts may hold up. */
  shown: number;
  /** It asks the API, so what is pressed is answered. */
  ready: number;
}

/** Opens a page as a telephone on the way does, and waits until it asks the API. */
export async function openPage(
  context: BrowserContext,
  url: string,
  { asks }: { asks: boolean },
): Promise<PageTimes> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "shownAt"));
  if (asks) await page.waitForFunction(() => Reflect.get(window, "askedAt"));
  const times = await page.evaluate(READ_TIMES);
  await page.close();
  return times as PageTimes;
}
