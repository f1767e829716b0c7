import { hashedPath, isKnownFile } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { fontStyleFromFileName } from "@/lib/rules/text/font-style";
import { fontWeightFromFileName } from "@/lib/rules/text/font-weight";
import { DEFAULT_FAMILY, FONT_FAMILIES, fontSources } from "./font-families.mjs";

/** A file of a family, with what its name says of it (§9). */
export interface SiteFace {
  family: string;
  /** The least and the most; the same for a file of one weight. */
  weights: [least: number, most: number];
  style: SiteFont["style"];
  /** A path of the site. */
  url: string;
  /** What the file holds where its name says so; without it, all that it has is asked of it. */
  subset: "latin" | "latin-ext" | undefined;
}

/** What the name of a file says that has all weights in it, such as `Raleway-VariableFont_wght.ttf`. */
const IS_VARIABLE = /variable|wght/i;
const EVERY_WEIGHT: SiteFace["weights"] = [100, 900];

/** A file of a font that the site can serve, and that cannot carry CSS. */
const FONT_FILE = /^\/(?:media|fonts)\/[\w./-]+\.(?:woff2?|ttf|otf)$/i;

/** True for a name that a style sheet can have for a family. */
export const isFamilyName = (name: string): boolean => /^[\p{L}\p{N} _.-]{1,60}$/u.test(name);

/** True for the path of a font's file that a page can ask for. */
export const isFontFile = (path: string): boolean => FONT_FILE.test(path) && !path.includes("..");

/** The faces of a site's fonts: the files of its own families, and those that the product brings. */
export function siteFaces(fonts: SiteFont[]): SiteFace[] {
  const shown = fonts.map((font) => ({ ...font, family: shownFamily(font, fonts) }));
  return [...new Set(shown.map(({ family }) => family))].flatMap((family) => {
    const own = ownFaces(family, fonts);
    const styles = shown.flatMap((font) => (font.family === family ? font.style : []));
    // Of two files for a weight a browser takes the one that is declared last: the site's own.
    return [...broughtFaces(family).filter(({ style }) => styles.includes(style)), ...own];
  });
}

/** The family that a font is shown in: its own, or the default one where its own is nowhere (§9). */
export function shownFamily({ family }: Pick<SiteFont, "family">, fonts: SiteFont[]): string {
  const isBrought = FONT_FAMILIES.some(({ name }) => name === family);
  return isBrought || ownFaces(family, fonts).length > 0 ? family : DEFAULT_FAMILY;
}

/** True for a face that has a weight and style. */
export const hasWeight =
  ({ weight, style }: Pick<SiteFont, "weight" | "style">) =>
  ({ weights: [least, most], style: own }: Pick<SiteFace, "weights" | "style">) =>
    own === style && least <= weight && weight <= most;

/** The faces of the files that the site has for a family. */
function ownFaces(family: string, fonts: SiteFont[]): SiteFace[] {
  if (!isFamilyName(family)) return [];
  const files = fonts.flatMap((font) => (font.family === family ? font.files : []));
  return [...new Set(files)]
    .filter((file) => isFontFile(file) && isKnownFile(file))
    .map((file) => faceOf(family, file));
}

/** The faces of a family that the product brings. */
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
