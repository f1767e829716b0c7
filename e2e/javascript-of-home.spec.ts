import { expectAlive } from "./support/alive";
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

test("what links lead to is fetched once the page is idle, or one points at one", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) fetched.push(new URL(request.url()).pathname);
  });
  const start = new Date();
  await page.clock.install({ time: start });
  // Time stands until the test lets it go on.
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Tarifs" }).first();
  await expectAlive(link);
  expect(fetched).toEqual([]);
  await link.focus();
  await expect.poll(() => [...new Set(fetched)]).toEqual([await link.getAttribute("href")]);
  await page.clock.runFor(2000);
  await expect.poll(() => new Set(fetched).size).toBeGreaterThan(1);
});
