import type { Page } from "@playwright/test";

/** Telephone of the middling sort, for a new browser context. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Factor by which its processor is slower than this machine's. */
const SLOWER = 4;
/** Middling 4G: latency in milliseconds, bytes a second. */
const NETWORK = {
  offline: false,
  latency: 85,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
};

/** Makes a page as slow as it is on such a telephone on the way. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}
