import type { SiteFont } from "@/lib/contract/site";
import { FONT_FAMILIES, STAND_INS } from "./font-families.mjs";
import { hasWeight, isFamilyName, shownFamily, siteFaces } from "./site-faces";

/** Characters in the subsets of a font file: a browser loads only the subsets that it needs. */
const RANGES: Record<string, string> = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

/** Weights of the site's own style sheet, besides those of the site's fonts. */
const STYLE_SHEET_WEIGHTS = [200, 300, 400, 500, 600];

const FORMATS: Record<string, string> = {
  woff2: "woff2",
  woff: "woff",
  ttf: "truetype",
  otf: "opentype",
};

/** Writes the @font-face rules of a site's families; weights come from file names (§9). */
export function fontFaces(fonts: SiteFont[]): string {
  return siteFaces(fonts)
    .map(({ family, weights, style, url, subset }) => {
      const weight = [...new Set(weights)].join(" ");
      const format = FORMATS[url.split(".").at(-1)?.toLowerCase() ?? ""];
      const range = subset ? `;unicode-range:${RANGES[subset]}` : "";
      return `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:url(${url}) format("${format}")${range}}`;
    })
    .join("");
}

/**
 * Writes the faces that stand in for a family until its files are there. They are as wide as the
 * family, so that no line breaks elsewhere once it comes and nothing of the page moves.
 */
export function standInFaces(fonts: SiteFont[]): string {
  const shown = fonts.map((font) => ({ ...font, family: shownFamily(font, fonts) }));
  return FONT_FAMILIES.flatMap(({ name, standIn, widths, ascent, descent }) =>
    Object.entries(widths).flatMap(([style, widthOf]) =>
      Object.entries(widthOf).map(([weight, width]) => {
        const uses = shown.filter((font) => font.family === name && font.style === style);
        const wanted = [...STYLE_SHEET_WEIGHTS, ...uses.map((font) => font.weight)];
        if (uses.length === 0 || !wanted.includes(Number(weight))) return "";
        const sources = STAND_INS[standIn]?.[style]?.map((local) => `local("${local}")`).join(",");
        const share = (of: number) => `${((of / width) * 100).toFixed(1)}%`;
        const italic = style === "italic" ? "font-style:italic;" : "";
        return `@font-face{font-family:"${standInOf(name)}";${italic}font-weight:${weight};src:${sources};size-adjust:${width / 10}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
      }),
    ),
  ).join("");
}

const standInOf = (family: string) => `${family} stand-in`;

/** Returns CSS families: a device may have one without files, so it precedes its replacement. */
export function fontStack(font: Pick<SiteFont, "family">, fonts: SiteFont[]): string {
  const shown = shownFamily(font, fonts);
  const named = isFamilyName(font.family) && font.family !== shown ? [font.family] : [];
  const standIn = FONT_FAMILIES.some(({ name }) => name === shown) ? [standInOf(shown)] : [];
  const families = [...named, shown, ...standIn].map((family) => `"${family}"`);
  return [...families, "ui-sans-serif", "system-ui", "sans-serif"].join(", ");
}

/** Returns the first screen's files, which every browser takes: the title's and the content's. */
export function firstFonts(fonts: SiteFont[]): string[] {
  const faces = siteFaces(fonts);
  const urls = fonts
    .filter(({ type }) => type !== "MENU")
    .flatMap((font) =>
      faces
        .filter(({ family }) => family === shownFamily(font, fonts))
        .filter(hasWeight(font))
        .filter(({ url, subset }) => subset !== "latin-ext" && url.endsWith(".woff2"))
        .map(({ url }) => url),
    );
  return [...new Set(urls)];
}
