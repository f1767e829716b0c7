import { expectAlive } from "../alive";
import {
  at,
  attribute,
  isThere,
  pixels,
  type SeenOnPage,
  type Settings,
  small,
  style,
  wide,
} from "./seen-on-page";

const legalText = (path: string) =>
  at(
    wide(path),
    (page) => page.locator("main .prose").textContent(),
    ["<p>Une page.</p>", "Une page."],
    ["<p>Une autre, de {{COMPANY_NAME}}.</p>", "Une autre, de Domaine des Quatre Aulnes."],
  );

const underPointer: SeenOnPage["look"] = async (page) => {
  const entry = page.locator("header nav ul .menu-link:not([aria-current])").last();
  await entry.hover();
  return entry.evaluate((element) => getComputedStyle(element).textDecorationLine);
};

const pressedRight: SeenOnPage["look"] = async (page) => {
  await expectAlive(page.locator("header button").last());
  return page.evaluate(() =>
    document.body.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))
      ? "menu"
      : "nothing",
  );
};

const cartUnderPointer: SeenOnPage["look"] = async (page) => {
  const cart = page.locator("header button[popovertarget]");
  await expectAlive(cart);
  await cart.hover();
  return page.locator("header [popover]").evaluate((panel) => panel.matches(":popover-open"));
};

const sharedCache: SeenOnPage["look"] = async (page) => {
  const answer = await page.request.get(page.url());
  return answer.headers()["cache-control"];
};

const WINES = wide("/vins");
const ALCOHOL = "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.";

/** Lists the settings that the estate's pages show and the chauffeur's do not. */
export const ON_ESTATES_PAGES = (product: string): Settings => ({
  LEGAL_NOTICE: legalText("/legal-notice"),
  PRIVACY_POLICY: legalText("/privacy-policy"),
  SALE_TERMS: legalText("/sale-terms"),
  ACCESSIBILITY_STATEMENT: legalText("/accessibility"),
  COOKIE_POLICY: legalText("/cookie-policy"),
  USE_TERMS: legalText("/use-terms"),
  LOGO_POSITION: at(
    WINES,
    style("header div:has(> nav), header div:has(> div > nav)", "flex-direction"),
    ["TOP", "column"],
    ["LEFT", "row"],
  ),
  MENU_TYPE: at(
    WINES,
    style("header", "position"),
    ["DEFAULT", "sticky"],
    ["ABSOLUTE", "absolute"],
  ),
  MENU_ALIGNMENT: at(
    WINES,
    style("header nav > ul", "justify-content"),
    ["LEFT", "flex-start"],
    ["RIGHT", "flex-end"],
  ),
  MENU_ACTIVE_TYPE: at(
    WINES,
    style('.menu-link[aria-current="page"]', "text-decoration-line"),
    ["UNDERLINE", "underline"],
    ["TEXT_COLOR", "none"],
  ),
  MENU_HOVER_TRANSITION: at(WINES, underPointer, ["UNDERLINE", "underline"], ["NONE", "none"]),
  MENU_ICON: at(WINES, isThere("header .menu-link svg"), ["false", false], ["true", true]),
  DETAIL_PAGE_TOP_MARGIN: pixels(wide(product), "main article", "padding-top", 20, 40),
  DETAIL_PAGE_TOP_MARGIN_SMALL: pixels(small(product), "main article", "padding-top", 10, 30),
  META_DESCRIPTION_BLOG: attribute(
    wide("/journal"),
    'meta[name="description"]',
    "content",
    "Un carnet de cave.",
    "Un journal de chai.",
  ),
  INJECTED_CODE_PURPOSE: at(
    WINES,
    (page) =>
      page.evaluate(() => {
        const settings = document.getElementById("consent-settings")?.textContent;
        return JSON.parse(settings ?? "{}").tools?.ownercode?.purpose;
      }),
    ["SUPPORT", "support"],
    ["ADS", "ads"],
  ),
  AGE_DOOR_PICTURE: at(
    WINES,
    isThere("#age-door picture > img"),
    ["/media/73/hero.webp", true],
    ["", false],
  ),
  AGE_DOOR_PICTURE_MOBILE: at(
    WINES,
    isThere('#age-door source[srcset*="domaine"]'),
    ["/media/73/domaine.webp", true],
    ["", false],
  ),
  HIDE_CONTACT_PAGE: at(
    WINES,
    isThere('header a[href="/contact"]'),
    ["false", true],
    ["true", false],
  ),
  DISPLAY_ALCOHOL_SELLING_MESSAGE: at(
    WINES,
    async (page) => (await page.locator("aside").allTextContents()).join().includes(ALCOHOL),
    ["true", true],
    ["false", false],
  ),
  DISPLAY_ETHYLOTEST_MESSAGE: at(
    WINES,
    async (page) => (await page.locator("aside").allTextContents()).join().includes("éthylotests"),
    ["false", false],
    ["true", true],
  ),
  LOCK_RIGHT_CLICK: at(WINES, pressedRight, ["false", "menu"], ["true", "nothing"]),
  LOCK_TEXT_SELECTION: at(WINES, style("body", "user-select"), ["false", "auto"], ["true", "none"]),
  SHARED_CACHE_SECONDS: at(
    WINES,
    sharedCache,
    ["0", "private, no-cache"],
    ["60", "public, max-age=0, s-maxage=60, must-revalidate"],
  ),
  SEE_CART_ON_HOVER: at(WINES, cartUnderPointer, ["false", false], ["true", true]),
  PRODUCT_DISPLAY: at(
    WINES,
    style('main section[tabindex="-1"] ul', "display"),
    ["GRID", "grid"],
    ["LIST", "block"],
  ),
  PRODUCT_ORDER: at(
    WINES,
    async (page) => (await page.locator("main article h2").first().textContent())?.slice(0, 3),
    ["name", "Bon"],
    ["-name", "Six"],
  ),
  PRODUCT_ASPECT_RATIO: at(
    WINES,
    style("main article div:has(> img)", "aspect-ratio"),
    ["3/4", "3 / 4"],
    ["1", "1 / 1"],
  ),
  SHOW_GRAPE_VARIETY_PERCENT: at(
    wide(product),
    async (page) =>
      (await page.locator("main dd").allTextContents()).some((text) => /%(?!\s*vol)/.test(text)),
    ["true", true],
    ["false", false],
  ),
});
