import type { Page } from "@playwright/test";
import { expectAlive } from "./support/alive";
import { estateCart } from "./support/estate-cart";
import { layoutShift, STILL_BUT_FOR_FONT } from "./support/layout-shift";
import { PAGE_BUDGETS, type PageBudget } from "./support/page-budgets";
import { weighPage } from "./support/page-weight";
import { expect, ignoreRefused, ONCE, test } from "./support/test";

/** Least share of the budget that a page takes: a budget far above guards nothing. */
const TAKEN = 0.9;

/** Opens pages of a site, and lists those that are heavier than they may be, or move. */
async function overBudget(page: Page, url: string, budgets: PageBudget[]): Promise<string[]> {
  const over: string[] = [];
  for (const { path, ...budget } of budgets) {
    const weights = await weighPage(page, url + path);
    const { sum, moved } = await layoutShift(page);
    if (sum >= STILL_BUT_FOR_FONT) over.push(`${path} moves by ${sum}: ${moved.join(", ")}`);
    for (const part of ["html", "javascript", "css", "fonts"] as const) {
      const [weight, most] = [weights[part], budget[part]];
      test.info().annotations.push({ type: `${path} ${part}`, description: String(weight) });
      if (weight > most || weight < most * TAKEN) {
        over.push(`${path} has ${weight} bytes of ${part}; its budget is ${most}`);
      }
    }
  }
  return over;
}

test(
  "every kind of page of the chauffeur’s keeps to its budget, and still",
  ONCE,
  async ({ page, site, consoleErrors }) => {
    test.setTimeout(180_000);
    expect(await overBudget(page, site.url, PAGE_BUDGETS.site)).toEqual([]);
    ignoreRefused(consoleErrors, 404);
  },
);

test(
  "every kind of page of the estate keeps to its budget, and still",
  ONCE,
  async ({ page, estate }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => localStorage.setItem("of-age", String(Date.now())));
    await estateCart(estate, page, "fr", { "AULNES-25": 3 });
    expect(await overBudget(page, estate.url, PAGE_BUDGETS.estate)).toEqual([]);
  },
);

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
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Mentions légales" })
    .first();
  await expectAlive(link);
  expect(fetched).toEqual([]);
  await link.focus();
  await expect.poll(() => [...new Set(fetched)]).toEqual([await link.getAttribute("href")]);
  await page.clock.runFor(2000);
  await expect.poll(() => new Set(fetched).size).toBeGreaterThan(1);
});

test("what links lead to is fetched once each, and not by a detour", ONCE, async ({ page }) => {
  const fetched: string[] = [];
  const detours: string[] = [];
  page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/[?&]_rsc\b/.test(search)) return;
    fetched.push(pathname + search);
    if (response.status() !== 200) detours.push(`${response.status()} ${pathname}`);
  });
  await page.goto("/reserver");
  await expect.poll(() => new Set(fetched).size).toBeGreaterThan(8);
  await page.waitForLoadState("networkidle");
  expect(detours).toEqual([]);
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
});
