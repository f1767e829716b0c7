import { hashedPath, isKnownFile } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { fontStyleFromFileName } from "@/lib/rules/text/font-style";
import { fontWeightFromFileName } from "@/lib/rules/text/font-weight";
import { DEFAULT_FAMILY, FONT_FAMILIES, fontSources } from "./font-families.mjs";

/** File of a family, with the facts of its name (§9). */
export interface SiteFace {
  family: string;
  /** Lightest and heaviest; the same for a file of one weight. */
  weights: [least: number, most: number];
  style: SiteFont["style"];
  url: string;
  /** Subset in its name; without one, the file serves every character it has. */
  subset: "latin" | "latin-ext" | undefined;
}

/** Pattern for a file name with all weights in it, such as `Raleway-VariableFont_wght.ttf`. */
const IS_VARIABLE = /variable|wght/i;
const EVERY_WEIGHT: SiteFace["weights"] = [100, 900];

/** File of a font that the site can serve, with a name that cannot carry CSS. */
const FONT_FILE = /^\/(?:media|fonts)\/[\w./-]+\.(?:woff2?|ttf|otf)$/i;

export const isFamilyName = (name: string): boolean => /^[\p{L}\p{N} _.-]{1,60}$/u.test(name);

export const isFontFile = (path: string): boolean => FONT_FILE.test(path) && !path.includes("..");

/** Lists the faces of a site's fonts: its own files, and those that the product brings. */
export function siteFaces(fonts: SiteFont[]): SiteFace[] {
  const shown = fonts.map((font) => ({ ...font, family: shownFamily(font, fonts) }));
  return [...new Set(shown.map(({ family }) => family))].flatMap((family) => {
    const own = ownFaces(family, fonts);
    const styles = shown.flatMap((font) => (font.family === family ? font.style : []));
    // Of two files for a weight a browser takes the later declaration: the site's own.
    return [...broughtFaces(family).filter(({ style }) => styles.includes(style)), ...own];
  });
}

/** Returns a font's family, or the default one where it has no files (§9). */
export function shownFamily({ family }: Pick<SiteFont, "family">, fonts: SiteFont[]): string {
  const isBrought = FONT_FAMILIES.some(({ name }) => name === family);
  return isBrought || ownFaces(family, fonts).length > 0 ? family : DEFAULT_FAMILY;
}

export const hasWeight =
  ({ weight, style }: Pick<SiteFont, "weight" | "style">) =>
  ({ weights: [least, most], style: own }: Pick<SiteFace, "weights" | "style">) =>
    own === style && least <= weight && weight <= most;

function ownFaces(family: string, fonts: SiteFont[]): SiteFace[] {
  if (!isFamilyName(family)) return [];
  const files = fonts.flatMap((font) => (font.family === family ? font.files : []));
  return [...new Set(files)]
    .filter((file) => isFontFile(file) && isKnownFile(file))
    .map((file) => faceOf(family, file));
}

const broughtFaces = (family: string): SiteFace[] =>
  fontSources(family).map(({ file, weights }) => ({
    ...faceOf(family, hashedPath(`/fonts/${family.replaceAll(" ", "")}/${file}`)),
    weights,
  }));

function faceOf(family: string, url: string): SiteFace {
  const subset = /-(latin(?:-ext)?)\./.exec(url)?.[1] as SiteFace["subset"];
  const weight = fontWeightFromFileName(url);
  return {
    family,
    weights: IS_VARIABLE.test(url.split("/").at(-1) ?? "") ? EVERY_WEIGHT : [weight, weight],
    style: fontStyleFromFileName(url),
    url,
    subset,
  };
}
