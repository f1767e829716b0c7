import { hashedPath } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { fontWeightFromFileName } from "@/lib/rules/text/font-weight";
import { FONT_FAMILIES, fontSources, STAND_INS } from "./font-families.mjs";

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

/**
 * The faces that stand in for a family until its files are there. They are as wide as it is, so that
 * no line breaks elsewhere once it comes and nothing of the page moves.
 */
export function standInFaces(fonts: SiteFont[]): string {
  return FONT_FAMILIES.filter(({ name }) => usedFamilies(fonts).includes(name))
    .flatMap(({ name, standIn, widths, ascent, descent }) =>
      Object.entries(widths).map(([weight, width]) => {
        const sources = STAND_INS[standIn]?.map((local) => `local("${local}")`).join(",");
        const share = (of: number) => `${((of / width) * 100).toFixed(1)}%`;
        return `@font-face{font-family:"${standInOf(name)}";font-weight:${weight};src:${sources};size-adjust:${width / 10}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
      }),
    )
    .join("");
}

/** The name of what stands in for a family. */
export const standInOf = (family: string) => `${family} stand-in`;

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

const fontUrl = (family: string, file: string) =>
  hashedPath(`/fonts/${family.replaceAll(" ", "")}/${file}`);
