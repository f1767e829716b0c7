import type { BrowserContext, Page } from "@playwright/test";

/** Values of the settings of every tool that a site can have. */
export const EVERY_TOOL: Record<string, string> = {
  MATOMO_URL: "https://stats.example.com/",
  MATOMO_SITE_ID: "7",
  GOOGLE_TAG_MANAGER_IDS: "GTM-AB12CD3",
  GOOGLE_ANALYTICS_ID: "G-AB12CD34EF",
  GOOGLE_ADS_ID: "AW-123456789",
  PLAUSIBLE_DOMAIN: "72.example.com",
  FACEBOOK_PIXEL_KEY: "123456789012345",
};

/** Servers other than the test's own. */
const OUTSIDE = /^(?:https?|wss?):\/\/(?!127\.0\.0\.1[:/]|localhost[:/])/;

/** Records the requests of a browser's pages to other servers, none of which is reached. */
export async function watchOutside(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.routeWebSocket(OUTSIDE, (socket) => void asked.push(socket.url()));
  await context.route(OUTSIDE, (route) => {
    const { host, pathname } = new URL(route.request().url());
    asked.push(host + pathname);
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

/** Lists the data that a page leaves in the browser: its cookies, and all else that it stores, by name. */
export async function leftIn(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `tab ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].sort();
}
