/** Weights by the word that a font file's name has for them (§9). */
const WEIGHTS: Record<string, number> = {
  thin: 100,
  extralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};

const WORD =
  /extra[-_\s]*light|extra[-_\s]*bold|semi[-_\s]*bold|thin|light|regular|medium|bold|black/gi;

/**
 * Reads the weight of a font from its file's name (§9): `Raleway-ExtraLight.woff2` is 200, one
 * without a weight 400. The last word counts: a family may have one in its own name, as in
 * `BlackOpsOne-Regular.woff2`.
 */
export function fontWeightFromFileName(fileName: string): number {
  const last = fileName.split("/").at(-1)?.match(WORD)?.at(-1) ?? "";
  return WEIGHTS[last.toLowerCase().replace(/[-_\s]/g, "")] ?? 400;
}
