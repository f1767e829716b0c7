import type { SiteData } from "@/demonstration/data/site-data";

const NIGHT = "#121212FF";
const DEEPER = "#0B0B0BFF";
const RAISED = "#181818FF";
const GOLD = "#D4AF37FF";
const IVORY = "#F5F3EEFF";
const SAND = "#C9C6BFFF";

/** Dark and gold (§9 Theme), every text at 4.5:1 at least on its ground; logo and menu. */
export const look: SiteData["parameters"] = {
  DARK_THEME: "true",
  PRIMARY_COLOR: NIGHT,
  ACCENT_COLOR: GOLD,
  BACKGROUND_COLOR: NIGHT,
  FONT_COLOR: "#E8E6E1FF",
  HEADING_COLOR: "#FFFFFFFF",
  HEADER_BACKGROUND_COLOR: NIGHT,
  HEADER_FONT_COLOR: IVORY,
  FOOTER_BACKGROUND_COLOR: DEEPER,
  FOOTER_FONT_COLOR: SAND,
  MENU_BACKGROUND_COLOR: RAISED,
  MENU_FONT_COLOR: IVORY,
  ACTIVE_MENU_BACKGROUND_COLOR: "#2A2412FF",
  ACTIVE_MENU_FONT_COLOR: GOLD,
  MOBILE_MENU_BACKGROUND_COLOR: NIGHT,
  MOBILE_MENU_FONT_COLOR: IVORY,
  TOP_BAR_BACKGROUND_COLOR: DEEPER,
  TOP_BAR_FONT_COLOR: SAND,

  LOGO_POSITION: "LEFT",
  LOGO_HEIGHT: "64",
  // As wide as the drawing at that height: its room is reserved, so that nothing moves as it loads.
  LOGO_WIDTH: "250",
  LOGO_HEIGHT_MOBILE: "48",
  LOGO_WIDTH_MOBILE: "188",
  LOGO_HEIGHT_FOOTER: "84",
  MENU_ALIGNMENT: "RIGHT",
};
