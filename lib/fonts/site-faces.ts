import { hashedPath, isKnownFile } from "@/lib/api/hashed-files";
import type { SiteFont } from "@/lib/contract/site";
import { fontStyleFromFileName } from "@/lib/rules/text/font-style";
import { fontWeightFromFileName } from "@/lib/rules/text/font-weight";
import { DEFAULT_FAMILY, FONT_FAMILIES, fontSources } from "./font-families.mjs";

/** A file of a family, with what its name says of it (§9). */
export interface SiteFace {
  family: string;
  weight: number;
  style: SiteFont["style"];
  /** A path of the site. */
  url: string;
  /** What the file holds where its name says so; without it, all that it has is asked of it. */
  subset: "latin" | "latin-ext" | undefined;
}

/** The weights that the site's own style sheet sets besides the site's. */
const STYLE_SHEET_WEIGHTS = [200, 300, 400, 500, 600];

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
    const uses = shown.filter((font) => font.family === family);
    return [...own, ...broughtFaces(family, uses).filter((face) => !own.some(isSameFace(face)))];
  });
}

/** The family that a font is shown in: its own, or the default one where its own is nowhere (§9). */
export function shownFamily({ family }: Pick<SiteFont, "family">, fonts: SiteFont[]): string {
  const isBrought = FONT_FAMILIES.some(({ name }) => name === family);
  return isBrought || ownFaces(family, fonts).length > 0 ? family : DEFAULT_FAMILY;
}

/** True for a face of the same weight and style as another. */
export const isSameFace =
  ({ weight, style }: Pick<SiteFace, "weight" | "style">) =>
  (face: Pick<SiteFace, "weight" | "style">) =>
    face.weight === weight && face.style === style;

/** The faces of the files that the site has for a family. */
function ownFaces(family: string, fonts: SiteFont[]): SiteFace[] {
  if (!isFamilyName(family)) return [];
  const files = fonts.flatMap((font) => (font.family === family ? font.files : []));
  return [...new Set(files)]
    .filter((file) => isFontFile(file) && isKnownFile(file))
    .map((file) => faceOf(family, file));
}

/** Of a family that the product brings, the faces that are used. */
function broughtFaces(family: string, uses: SiteFont[]): SiteFace[] {
  const weights = [...STYLE_SHEET_WEIGHTS, ...uses.map(({ weight }) => weight)];
  const styles = uses.map(({ style }) => style);
  return fontSources(family)
    .map(({ file }) => faceOf(family, hashedPath(`/fonts/${family.replaceAll(" ", "")}/${file}`)))
    .filter(({ weight, style }) => weights.includes(weight) && styles.includes(style));
}

function faceOf(family: string, url: string): SiteFace {
  const subset = /-(latin(?:-ext)?)\./.exec(url)?.[1] as SiteFace["subset"];
  return {
    family,
    weight: fontWeightFromFileName(url),
    style: fontStyleFromFileName(url),
    url,
    subset,
  };
}
