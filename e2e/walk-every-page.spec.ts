import type { Page } from "@playwright/test";
import { opening } from "@/lib/api/by-key";
import { accessibilityFaults } from "./support/accessibility-faults";
import { expectAlive } from "./support/alive";
import { boughtOrder } from "./support/bought-order";
import { orderButton } from "./support/checkout-form";
import { coveredAtFocus } from "./support/covered-at-focus";
import { callTo } from "./support/customer-call";
import { estateCart } from "./support/estate-cart";
import { htmlFaults } from "./support/html-faults";
import { layoutShift, STILL } from "./support/layout-shift";
import { newMember } from "./support/member";
import type { OwnSite } from "./support/own-site";
import {
  DEAD_PATHS,
  listedPaths,
  orderPaths,
  ridePaths,
  unlistedPaths,
} from "./support/site-pages";
import {
  ANY_WINDOW,
  expect,
  ignoreRefused,
  LOCALES,
  long,
  pathIn,
  SMALL,
  testOnOwnSite as test,
  WIDE,
} from "./support/test";

/** Narrowest window that the sites are made for. */
const NARROW = { width: 320, height: 640 };

/** Returns one path of each folder: `/services/…` is one, and so is each page beside them. */
const oneOfEach = (paths: string[]): string[] => [
  ...new Map(paths.map((path) => [path.slice(0, path.lastIndexOf("/")) || path, path])).values(),
];

/** Walks at 320 px: one page of each kind in French, and all of them in both languages. */
const WALKS = [
  { ...LOCALES[0], name: "one of each kind of", tags: ANY_WINDOW, chosen: oneOfEach },
  ...LOCALES.map((of) => ({
    ...of,
    name: "every",
    tags: long(ANY_WINDOW),
    chosen: (paths: string[]) => paths,
  })),
];

const weightsOf = (page: Page, family: string) =>
  page.evaluate((name) => {
    const loaded = [...document.fonts].filter(
      (font) => font.family.replaceAll('"', "") === name && font.status === "loaded",
    );
    return [...new Set(loaded.map(({ weight }) => weight))];
  }, family);

/**
 * Opens pages one after the other.
 * @returns the faults of each, by its path
 */
async function faultsOf(page: Page, { url }: Pick<OwnSite, "url">, paths: string[]) {
  const faults: [path: string, ...found: string[]][] = [];
  for (const path of paths) {
    // Within a page the browser only moves to a part: its source is asked for again.
    const opened = await page.goto(url + path, { waitUntil: "domcontentloaded" });
    const source = opened ?? (await page.request.get(url + path));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const { width, locale } = await page.evaluate(async () => {
      await document.fonts.ready;
      return {
        width: document.scrollingElement?.scrollWidth ?? 0,
        locale: document.documentElement.lang,
      };
    });
    const found = [
      ...(width > NARROW.width ? [`${width} px wide`] : []),
      ...(await htmlFaults(await source.text())),
      // A fault in one language is in the other too.
      ...(locale === "fr" ? await accessibilityFaults(page) : []),
    ];
    if (found.length > 0) faults.push([path, ...found]);
  }
  return faults;
}

test.describe("at 320 px", () => {
  test.use({ viewport: NARROW });
  test.describe.configure({ timeout: 300_000 });

  for (const { locale, prefix, name, tags, chosen } of WALKS) {
    test(
      `${name} page of the chauffeur’s is whole (${locale})`,
      tags,
      async ({ page, site, consoleErrors }) => {
        const listed = await listedPaths(site, page.request, locale);
        expect(listed.length).toBeGreaterThan(10);
        const dead = DEAD_PATHS.map((path) => pathIn(prefix, path));
        const open = chosen([...listed, ...unlistedPaths(locale), ...dead]);
        expect(await faultsOf(page, site, open)).toEqual([]);
        expect(await faultsOf(page, site, chosen(await ridePaths(site, page, locale)))).toEqual([]);
        ignoreRefused(consoleErrors, 404);
      },
    );
  }
});

test.describe("of the estate", () => {
  test.describe.configure({ timeout: 300_000 });
  let estate: OwnSite;
  test.beforeAll(({ estate: own }) => {
    estate = own;
  });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => localStorage.setItem("of-age", String(Date.now()))),
  );

  for (const { locale, prefix, name, tags, chosen } of WALKS) {
    test(`${name} page is whole at 320 px (${locale})`, tags, async ({ page, consoleErrors }) => {
      await page.setViewportSize(NARROW);
      const listed = await listedPaths(estate, page.request, locale);
      expect(listed.length).toBeGreaterThan(10);
      const dead = DEAD_PATHS.map((path) => pathIn(prefix, path));
      const open = chosen([...listed, ...unlistedPaths(locale), ...dead]);
      expect(await faultsOf(page, estate, open)).toEqual([]);
      expect(await faultsOf(page, estate, chosen(await orderPaths(estate, page, locale)))).toEqual(
        [],
      );
      ignoreRefused(consoleErrors, 404);
    });
  }

  test("nothing moves on a cart, a checkout and a payment that are opened", async ({ page }) => {
    await estateCart(estate, page, "fr", { "AULNES-25": 3 });
    const { made } = await boughtOrder(estate, "fr");
    const payment = await callTo(estate, "fr")("POST /order/{reference}/payment", opening(made));
    for (const [path, whole] of [
      [new URL(payment.url, estate.url).pathname, page.getByText(/^Encore \d/)],
      ["/cart", page.getByRole("main").getByRole("listitem").first()],
      ["/checkout", orderButton(page)],
    ] as const) {
      await page.goto(estate.url + path);
      await expect(whole).toBeVisible();
      await expectAlive(page.getByRole("main").getByRole("button").last());
      await page.waitForLoadState("networkidle");
      const { sum, moved } = await layoutShift(page);
      expect(sum, `${path}: ${moved.join(", ")}`).toBeLessThan(STILL);
      // All weights are in one file: another would come late, and move the text set in it.
      expect(await weightsOf(page, "Cormorant Garamond"), path).toEqual(["300 700"]);
    }
  });

  test("what has the focus is in sight, there and back", SMALL, async ({ page }) => {
    await estateCart(estate, page, "fr", { "AULNES-25": 3 });
    await newMember(estate, page, "fr", { birthdate: "1982-05-14" });
    for (const path of ["/vins", "/cart", "/checkout", "/account"]) {
      await page.goto(estate.url + path);
      await page.waitForLoadState("networkidle");
      const { stops, covered } = await coveredAtFocus(page);
      expect(stops, path).toBeGreaterThan(20);
      expect(covered, path).toEqual([]);
    }
  });
});

test("what has the focus is in sight, there and back", SMALL, async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of ["/", "/reserver", "/contacter-votre-chauffeur-prive"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const { stops, covered } = await coveredAtFocus(page);
    expect(stops, path).toBeGreaterThan(20);
    expect(covered, path).toEqual([]);
  }
});

test(
  "the keyboard goes on from an open list of times to what comes next",
  WIDE,
  async ({ page }) => {
    await page.goto("/");
    await page.locator("#asked-time").click();
    await expect(page.getByRole("option", { name: "10:15" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("option")).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  },
);
