import type { SiteFont } from "@/lib/contract/site";
import { fontWeightFromFileName } from "@/lib/rules/font-weight";
import { FONT_FAMILIES, fontSources } from "./font-families.mjs";

/** What the subsets of a font file hold, so that a browser loads only those that it needs. */
const RANGES: Record<string, string> = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};

/** The @font-face rules of the families that a site uses; weights come from file names (§9). */
export function fontFaces(fonts: SiteFont[]): string {
  return usedFamilies(fonts)
    .flatMap((family) =>
      fontSources(family).map(
        ({ file, subset }) =>
          `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${fontWeightFromFileName(file)};src:url(${fontUrl(family, file)}) format("woff2");unicode-range:${RANGES[subset]}}`,
      ),
    )
    .join("");
}

/** The files that the first screen needs: the title's and the content's. */
export function firstFonts(fonts: SiteFont[]): string[] {
  return fonts
    .filter(({ type }) => type !== "MENU")
    .flatMap(({ family, weight }) =>
      usedFamilies(fonts).includes(family)
        ? fontSources(family)
            .filter(
              ({ file, subset }) => subset === "latin" && fontWeightFromFileName(file) === weight,
            )
            .map(({ file }) => fontUrl(family, file))
        : [],
    );
}

const usedFamilies = (fonts: SiteFont[]) =>
  FONT_FAMILIES.map(({ name }) => name).filter((name) =>
    fonts.some(({ family }) => family === name),
  );

const fontUrl = (family: string, file: string) => `/fonts/${family.replaceAll(" ", "")}/${file}`;
