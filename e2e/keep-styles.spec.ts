import type { Browser, Page } from "@playwright/test";
import { expect, ONCE, test } from "./support/test";

/** Largest share of a page's elements that may be styled again as something small comes or goes. */
const FEW = 0.1;

/** Something small that comes into a page, as a notice does, and goes again. */
const CHANGES = {
  comes: () => {
    const notice = document.createElement("div");
    notice.id = "small-notice";
    notice.innerHTML = '<button type="button" class="x" data-x><span>x</span></button>';
    document.body.append(notice);
  },
  goes: () => document.getElementById("small-notice")?.remove(),
};

/** Changes a page, and returns the share of its elements whose styles the browser makes anew. */
async function shareOfStyles(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(change);
  const all = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () => resolve(document.querySelectorAll("body *").length);
        requestAnimationFrame(() => requestAnimationFrame(count));
      }),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const made = traceEvents.filter(({ name }) => name === "UpdateLayoutTree");
  expect(made).not.toEqual([]);
  return Math.max(...made.map(({ args }) => args?.elementCount ?? 0)) / all;
}

test(
  "what comes into a page, or goes, leaves the styles of the rest as they are",
  ONCE,
  async ({ browser, page, site, estate }) => {
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    for (const url of [site.url, `${site.url}/reserver`, estate.url, `${estate.url}/checkout`]) {
      await page.goto(url, { waitUntil: "networkidle" });
      for (const [name, change] of Object.entries(CHANGES)) {
        const share = await shareOfStyles(browser, page, change);
        expect(share, `a notice ${name} on ${url}`).toBeLessThan(FEW);
      }
    }
  },
);
