import { describe, expect, it } from "vitest";
import { PARAMETER_GROUPS, PARAMETERS, parameterDefinition } from "./parameter-catalogue";

describe("the catalogue of parameters", () => {
  it("has each key in one group only", () => {
    const keys = Object.values(PARAMETER_GROUPS).flatMap((group) => Object.keys(group));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(Object.keys(PARAMETERS).length);
  });

  it("has a label in both languages, and defaults that their kind can hold", () => {
    for (const [key, { kind, label, default: value }] of Object.entries(PARAMETERS)) {
      expect(label.fr, key).not.toBe("");
      expect(label.en, key).not.toBe("");
      if (kind === "BOOLEAN") expect(value, key).toMatch(/^(true|false)$/);
      if (kind === "NUMBER" && value !== null) expect(Number(value), key).not.toBeNaN();
      if (key.endsWith("_COLOR") && value !== null) expect(value, key).toMatch(/^#[\dA-F]{8}$/);
    }
  });

  it("has no ordinary space before a French sign of two parts", () => {
    for (const [key, { label }] of Object.entries(PARAMETERS)) {
      expect(label.fr, key).not.toMatch(/ [;:!?»]|« /);
    }
  });

  it("knows the group of a key, and no key that is none", () => {
    expect(parameterDefinition("COMPANY_NAME")?.group).toBe("company");
    expect(parameterDefinition("MATOMO_URL")?.group).toBe("services");
    expect(parameterDefinition("constructor")).toBeUndefined();
  });

  it.each([
    ["company", "COMPANY_FAX COMPANY_ADDRESS HEAD_OFFICE RM_NUMBER VTC_REGISTER_NUMBER VAT_NUMBER"],
    ["openingHours", "MONDAY_HOURS SUNDAY_HOURS"],
    [
      "legal",
      "LEGAL_NOTICE PRIVACY_POLICY SALE_TERMS COOKIE_POLICY USE_TERMS ACCESSIBILITY_STATEMENT",
    ],
    ["theme", "BACKGROUND_COLOR ACTIVE_MENU_FONT_COLOR MOBILE_MENU_FONT_COLOR TOP_BAR_FONT_COLOR"],
    ["logo", "LOGO_WIDTH LOGO_HEIGHT_FOOTER LOGO_WIDTH_MOBILE LOGO_MARGIN_TOP"],
    ["menu", "MENU_TYPE IS_MENU_FIXED SUBMENU_WIDTH SUBMENU_ALIGNMENT SUBMENU_DROPSHADOW"],
    ["booking", "VAT_RATE_TRANSFER VAT_RATE_HIRE BOOKING_BUFFER_MINUTES"],
    ["shop", "BOTTLE_MULTIPLE CLICK_AND_COLLECT_HOURS STOCK_LIMIT_DISPLAY ONLY_SELL_IN_FRANCE"],
    ["flags", "ENABLE_NEWSLETTER LOCK_RIGHT_CLICK LOCK_TEXT_SELECTION SHOW_PROMOTE_MESSAGE"],
    ["code", "AFTER_BODY_HTML_TO_LOAD SCRIPT_TO_LOAD"],
    ["social", "TWITTER_URL TIKTOK_URL YOUTUBE_URL TRIPADVISOR_URL REVIEWS_URL"],
  ])("has in %s: %s (§3)", (group, keys) => {
    for (const key of keys.split(" ")) expect(parameterDefinition(key)?.group, key).toBe(group);
  });

  it("configures no tool of others unless a site does (§2)", () => {
    const { CONSENT_DAYS, ...tools } = PARAMETER_GROUPS.services;
    expect(CONSENT_DAYS.default).toBe("180");
    for (const [key, { default: value }] of Object.entries(tools)) {
      expect(value, key).toBeNull();
    }
  });

  it.each([
    ["LOGO_HEIGHT", "90"],
    ["LOGO_HEIGHT_FOOTER", "100"],
    ["LOGO_HEIGHT_MOBILE", "100"],
    ["MENU_ICON_SIZE", "12"],
    ["LOGO_POSITION", "TOP"],
    ["MENU_ALIGNMENT", "LEFT"],
    ["MENU_ACTIVE_TYPE", "TEXT_COLOR"],
    ["MENU_HOVER_TRANSITION", "SIMPLE_TEXT_COLOR"],
    ["MOBILE_MENU_POSITION", "BOTTOM"],
    ["DARK_THEME", "true"],
    ["IS_BLOG_ACTIVATED", "true"],
    ["HIDE_CONTACT_PAGE", "true"],
    ["SHOW_SEARCHBAR", "false"],
    ["SEE_CART_ON_HOVER", "false"],
    ["FREE_SHIPPING_PRICE", null],
    ["MAXIMUM_EXPEDITION_BOTTLE", null],
    ["PRIMARY_COLOR", "#121212FF"],
    ["ACCENT_COLOR", "#D4AF37FF"],
    ["DETAIL_PAGE_TOP_MARGIN", "28"],
    ["DETAIL_PAGE_TOP_MARGIN_SMALL", "28"],
    ["FREE_SHIPPING_BOTTLE", null],
    ["MINIMUM_EXPEDITION_BOTTLE", null],
    ["BOTTLE_MULTIPLE", null],
    ["VAT_RATE_TRANSFER", "10"],
    ["VAT_RATE_HIRE", "20"],
    ["BOOKING_BUFFER_MINUTES", "20"],
  ])("%s is %s unless it is set", (key, value) => {
    expect(parameterDefinition(key)?.default).toBe(value);
  });
});
