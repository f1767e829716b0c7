import type { SiteFont, SiteInfo } from "@/lib/contract/site";
import { fontStack } from "@/lib/fonts/font-faces";
import { contrastRatio, parseColour } from "@/lib/rules/text/colour";
import type { SiteParameters } from "@/lib/site/parameters";
import { pictureRatio } from "./picture-ratio";

const COLOURS = {
  "--background-color": "BACKGROUND_COLOR",
  "--font-color": "FONT_COLOR",
  "--heading-color": "HEADING_COLOR",
  "--accent-color": "ACCENT_COLOR",
  "--header-background": "HEADER_BACKGROUND_COLOR",
  "--header-color": "HEADER_FONT_COLOR",
  "--footer-background": "FOOTER_BACKGROUND_COLOR",
  "--footer-color": "FOOTER_FONT_COLOR",
  "--menu-background": "MENU_BACKGROUND_COLOR",
  "--menu-color": "MENU_FONT_COLOR",
  "--menu-active-background": "ACTIVE_MENU_BACKGROUND_COLOR",
  "--menu-active-color": "ACTIVE_MENU_FONT_COLOR",
  "--mobile-menu-background": "MOBILE_MENU_BACKGROUND_COLOR",
  "--mobile-menu-color": "MOBILE_MENU_FONT_COLOR",
  "--topbar-background": "TOP_BAR_BACKGROUND_COLOR",
  "--topbar-color": "TOP_BAR_FONT_COLOR",
} as const satisfies Record<string, keyof SiteParameters>;

/** Lengths in pixels, and their custom properties. */
const PIXELS = {
  "--logo-height": "LOGO_HEIGHT",
  "--logo-width": "LOGO_WIDTH",
  "--logo-margin-top": "LOGO_MARGIN_TOP",
  "--logo-margin-bottom": "LOGO_MARGIN_BOTTOM",
  "--logo-height-footer": "LOGO_HEIGHT_FOOTER",
  "--logo-width-footer": "LOGO_WIDTH_FOOTER",
  "--logo-height-mobile": "LOGO_HEIGHT_MOBILE",
  "--logo-width-mobile": "LOGO_WIDTH_MOBILE",
  "--submenu-width": "SUBMENU_WIDTH",
  "--detail-margin": "DETAIL_PAGE_TOP_MARGIN",
  "--detail-margin-small": "DETAIL_PAGE_TOP_MARGIN_SMALL",
} as const satisfies Record<string, keyof SiteParameters>;

/** Light theme, for a site without colours of its own. */
const LIGHT = {
  "--background-color": "#ffffffff",
  "--font-color": "#2b2926ff",
  "--heading-color": "#121212ff",
  "--header-background": "#ffffffff",
  "--header-color": "#121212ff",
  "--footer-background": "#f4f2edff",
  "--footer-color": "#45423dff",
  "--menu-background": "#ffffffff",
  "--menu-color": "#121212ff",
  "--mobile-menu-background": "#ffffffff",
  "--mobile-menu-color": "#121212ff",
  "--topbar-background": "#f4f2edff",
  "--topbar-color": "#45423dff",
};

/**
 * Returns the CSS custom properties for a site's parameters and fonts (§3, §9). Only a colour, a
 * number or a plain family name gets through: a parameter cannot carry CSS.
 */
export function themeVariables(
  parameters: SiteParameters,
  info: Pick<SiteInfo, "fonts" | "styleVariables"> | undefined,
): Record<string, string> {
  const variables: Record<string, string> = parameters.DARK_THEME ? {} : { ...LIGHT };
  for (const [name, key] of Object.entries(COLOURS)) {
    const value = parameters[key];
    if (parseColour(value)) variables[name] = String(value).trim().toLowerCase();
  }
  for (const [name, key] of Object.entries(PIXELS)) {
    const value = parameters[key];
    if (typeof value === "number" && value >= 0) variables[name] = `${value}px`;
  }
  variables["--picture-ratio"] = pictureRatio(parameters.PRODUCT_ASPECT_RATIO);
  if (parameters.MENU_ICON_SIZE) variables["--menu-icon-size"] = `${parameters.MENU_ICON_SIZE}pt`;
  variables["--on-accent"] = readableOn(variables["--accent-color"], parameters.PRIMARY_COLOR);
  const fonts = info?.fonts ?? [];
  for (const font of fonts) Object.assign(variables, fontVariables(font, fonts));
  for (const [name, value] of Object.entries(info?.styleVariables ?? {})) {
    if (/^--[a-z0-9-]+$/.test(name) && /^[\w#%., ()-]{1,120}$/.test(value)) variables[name] = value;
  }
  return variables;
}

function fontVariables(font: SiteFont, fonts: SiteFont[]) {
  const { type, color, size, weight, style } = font;
  const name = type.toLowerCase();
  const variables: Record<string, string> = {
    [`--${name}-font`]: fontStack(font, fonts),
    [`--${name}-size`]: `${size}pt`,
    [`--${name}-weight`]: String(weight),
    [`--${name}-style`]: style,
  };
  if (color && parseColour(color)) {
    variables[{ TITLE: "--heading-color", CONTENT: "--font-color", MENU: "--menu-color" }[type]] =
      color.toLowerCase();
  }
  return variables;
}

/** Lowest contrast of a readable text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Returns the primary colour where it is readable on a colour, else black or white. */
function readableOn(colour = "#d4af37", wanted: string | null = null): string {
  const ground = parseColour(colour);
  const primary = parseColour(wanted);
  const [black, white] = [parseColour("#121212"), parseColour("#ffffff")];
  if (!ground || !black || !white) return "#121212";
  if (primary && contrastRatio(primary, ground) >= LEAST_CONTRAST)
    return String(wanted).trim().toLowerCase();
  return contrastRatio(black, ground) >= contrastRatio(white, ground) ? "#121212" : "#ffffff";
}

export const rootRule = (variables: Record<string, string>): string =>
  `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;
