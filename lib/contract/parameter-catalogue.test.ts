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
  ])("%s is %s unless it is set (§9)", (key, value) => {
    expect(parameterDefinition(key)?.default).toBe(value);
  });
});
