import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { HARBOUR, HARBOUR_PATHS, HARBOUR_VIDEO, harbourSite } from "@/testing/harbour-site";
import { seedFolder } from "@/testing/seed-folder";
import { expectAlive } from "./support/alive";
import { choosePlace, dayAhead, WORDS as FORM, priceButton, typeTime } from "./support/booking";
import { expectToPay, fillIn, orderButton, send } from "./support/checkout-form";
import { fromBasketToCheckout } from "./support/from-the-list";
import { layoutShift, STILL_BUT_FOR_FONT } from "./support/layout-shift";
import { logIn } from "./support/member";
import { HARBOUR_PORT } from "./support/servers";
import { listedPaths } from "./support/site-pages";
import { type StartedSite, startSite } from "./support/start-site";
import { ANY_WINDOW, expect, ignoreRefused, LOCALES, long, test } from "./support/test";

test.describe.configure({ mode: "serial" });

const PASSWORD = "demonstration-only";
const MEMBER = { email: `member@${HARBOUR}.example`, password: PASSWORD };

/** Screens of a visitor that are not in the site's own list of pages. */
const SCREENS = ["/auth", "/withdrawal", "/cart"];

const dataDir = mkdtempSync(join(tmpdir(), "harbour-e2e-"));
let site: StartedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await (await seedFolder(dataDir, [harbourSite], PASSWORD)).close();
  site = await startSite(HARBOUR, HARBOUR_PORT, { DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await site.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Reads the targets of the page's links within its site. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap(({ href }) => {
      const url = new URL(href);
      return url.origin === location.origin ? [url.pathname + url.search] : [];
    }),
  );

async function expectAnswers(page: Page, paths: string[], known: Set<string>): Promise<void> {
  for (const path of new Set(paths)) {
    if (known.has(path)) continue;
    known.add(path);
    const answer = await page.request.get(site.url + path);
    expect(answer.status(), path).toBeLessThan(400);
  }
}

test(
  "its pages answer, at paths that no code knows, and lead nowhere that is not",
  long(ANY_WINDOW),
  async ({ page }) => {
    // The video is no file of the site: the tests that watch it bring it along.
    const known = new Set<string>([HARBOUR_VIDEO]);
    for (const { locale } of LOCALES) {
      const paths = await listedPaths(site, page.request, locale);
      for (const path of Object.values(HARBOUR_PATHS)) {
        expect(paths).toContain(localisedPath(path, locale));
      }
      for (const path of [...paths, ...SCREENS.map((path) => localisedPath(path, locale))]) {
        const answer = await page.goto(site.url + path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectAnswers(page, await linksOf(page), known);
      }
    }
    await page.goto(site.url);
    const asker = page.locator("form").filter({ has: page.locator("#asked-pickup") });
    await expect(asker).toHaveAttribute("action", HARBOUR_PATHS.bookingForm);
  },
);

test("it is set in the fonts of its data, one of them its own", ANY_WINDOW, async ({ page }) => {
  await page.goto(site.url + HARBOUR_PATHS.fares);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /^"Harbour Gothic"/);
  await expect(title).toHaveCSS("font-weight", "700");
  await expect(title).toHaveCSS("font-style", "italic");
  await expect(title).toHaveCSS("color", "rgb(242, 193, 78)");
  await expect(page.locator("body")).toHaveCSS("font-family", /^"?Inter"?,/);
  const menu = page.locator("header .menu-link, .menu-type").first();
  await expect(menu).toHaveCSS("font-family", /^"Cormorant Garamond"/);
  await expect(menu).toHaveCSS("font-weight", "700");
  await expect(menu).toHaveCSS("font-style", "italic");
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family, weight, style }) => `${family.replaceAll('"', "")} ${weight} ${style}`);
  });
  expect(loaded).toContain("Harbour Gothic 100 900 italic");
  expect(loaded).toContain("Inter 100 900 normal");
  expect(loaded.filter((face) => /^(?:Raleway|Harbour Gothic (?!100 900))/.test(face))).toEqual([]);
});

test(
  "its logo moves nothing as it comes, in a width that nobody has set",
  ANY_WINDOW,
  async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      let show = () => {};
      const isShown = new Promise<void>((resolve) => {
        show = resolve;
      });
      await page.route("**/media/**/logo*.svg", async (route) => {
        await isShown;
        await route.continue();
      });
      await page.goto(site.url + HARBOUR_PATHS.contact, { waitUntil: "domcontentloaded" });
      const logo = page.locator("header img:visible");
      await expectAlive(page.getByRole("main").getByRole("button").first());
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
      show();
      await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join("\n")).toBeLessThan(STILL_BUT_FOR_FONT);
      await page.unrouteAll();
    }
  },
);

async function openVideo(page: Page) {
  const path = "e2e/support/harbour.webm";
  await page.route(`**${HARBOUR_VIDEO}`, (route) =>
    route.fulfill({ path, contentType: "video/webm" }),
  );
  await page.goto(site.url + HARBOUR_PATHS.gallery);
  const link = page.getByRole("link", { name: "Lire la vidéo : 74 B" });
  await expectAlive(link);
  await link.click();
  const slider = page.getByRole("dialog", { name: "Images en plein écran" });
  const video = slider.locator(`video:has(source[src="${HARBOUR_VIDEO}"])`);
  await expect(video).toBeVisible();
  return { slider, video };
}

const plays = (video: Locator) => video.evaluate((node: HTMLVideoElement) => !node.paused);

test(
  "a video of its gallery plays while it is seen, in its size",
  ANY_WINDOW,
  async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const { slider, video } = await openVideo(page);
    await expect.poll(() => plays(video)).toBe(true);
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .toBeGreaterThan(0);
    await expect(video).toHaveAttribute("controls", "");
    await expect(video).toHaveAttribute("poster", /galerie-2/);
    await expect(video).toHaveJSProperty("muted", true);
    await expect(slider.getByText("74 B")).toBeVisible();
    await expectAccessible();
    const sizes: [window: { width: number; height: number }, width: number][] = [
      [{ width: 1440, height: 900 }, 950],
      [{ width: 1000, height: 900 }, 750],
      [{ width: 390, height: 844 }, 292],
    ];
    // The last size repeats the first: a key that is pressed while the window changes is not heard.
    for (const [window, width] of [...sizes, ...sizes.slice(0, 1)]) {
      await page.setViewportSize(window);
      await expect
        .poll(async () => Math.floor((await video.boundingBox())?.width ?? 0))
        .toBe(width);
    }

    await page.keyboard.press("ArrowRight");
    const picture = slider.getByRole("img", { name: "74 C" });
    await expect(picture).toBeInViewport();
    await expect.poll(() => plays(video)).toBe(false);
    for (const [window] of sizes) {
      await page.setViewportSize(window);
      await expect
        .poll(async () => {
          const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
          return width <= window.width * 0.9 + 1 && height <= window.height * 0.9 + 1;
        })
        .toBe(true);
    }
    await expect(picture).toBeInViewport();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => plays(video)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(slider).toBeHidden();
    await expect(video).toHaveCount(0);
  },
);

test("who prefers less motion starts the video", ANY_WINDOW, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { video } = await openVideo(page);
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.readyState))
    .toBeGreaterThan(0);
  expect(await plays(video)).toBe(false);
  await video.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => plays(video)).toBe(true);
});

test("a member rides and buys there, and has both in the space", ANY_WINDOW, async ({ page }) => {
  const form = FORM.fr;
  await logIn(site, page, "fr", MEMBER);

  await page.goto(`${site.url}/account`);
  await page.getByRole("main").getByRole("link", { name: "Réserver une course" }).click();
  await expect(page).toHaveURL(site.url + HARBOUR_PATHS.bookingForm);
  await choosePlace(page, form.pickup, "aeroport nantes");
  await choosePlace(page, form.dropoff, "la baule");
  await page.getByLabel(form.date, { exact: true }).fill(dayAhead(20));
  await typeTime(page, "10:00");
  await priceButton(page, form.price).click();
  await page.getByLabel(form.accept).check();
  await page.getByRole("button", { name: form.order }).click();
  await expect(page.getByRole("heading", { name: form.booked })).toBeFocused();

  await page.goto(site.url + HARBOUR_PATHS.shop);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Blanc/ })
    .click();
  const quantityField = page.locator("#add-quantity");
  await expectAlive(quantityField);
  await quantityField.fill("6");
  await page.getByRole("button", { name: "Ajouter au panier", exact: true }).click();
  await page.getByRole("status").getByRole("link", { name: "Voir le panier" }).click();
  await fromBasketToCheckout(page, "fr");
  await send(page, "44000", "first");
  await fillIn(page, "delivery", MEMBER.email);
  await orderButton(page).click();
  await expectToPay(page, "fr");

  const known = new Set<string>();
  for (const [path, name] of [
    ["/account", "Un paiement vous attend"],
    ["/account/bookings", "Aéroport Nantes Atlantique"],
    ["/account/orders", "Blanc d’été"],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByText(name).first()).toBeVisible();
    const links = await linksOf(page);
    expect(links.some((link) => link.startsWith("/account/bookings"))).toBe(true);
    expect(links.some((link) => link.startsWith("/account/orders"))).toBe(true);
    await expectAnswers(page, links, known);
  }
  for (const of of ["booking", "order"]) {
    const own = [...known].find((path) => path.startsWith(`/${of}/`)) ?? "";
    await page.goto(site.url + own);
    const toContact = page.locator(`main a[href^="${HARBOUR_PATHS.contact}?reference="]`);
    await expect(toContact).toBeVisible();
    await expectAnswers(page, await linksOf(page), known);
  }
});

test(
  "a guest withdraws there from either, and a pay link that is none leads to both",
  ANY_WINDOW,
  async ({ page, consoleErrors }) => {
    for (const path of ["/withdrawal", "/payment/none"]) {
      await page.goto(site.url + path);
      await expect(page.getByLabel("Référence de la réservation")).toBeVisible();
      await expect(page.getByLabel("Référence de la commande")).toBeVisible();
    }
    ignoreRefused(consoleErrors, 404);
  },
);
