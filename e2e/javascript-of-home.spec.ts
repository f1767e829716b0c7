import { expect, test } from "./support/test";

/** Bytes of JavaScript, gzip, that a modern browser may load for the home page. */
const MOST = 185_000;

test("the home page's JavaScript stays within its budget", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  let bytes = 0;
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, response.url);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto("/", { waitUntil: "networkidle" });
  test.info().annotations.push({ type: "JavaScript, bytes", description: String(bytes) });
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
