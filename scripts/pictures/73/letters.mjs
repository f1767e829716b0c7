import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/** Reader of fonts that the papers are made with. */
const fontkit = createRequire(require.resolve("@react-pdf/renderer"))("fontkit");

const font = (/** @type {string} */ face) =>
  fontkit.openSync(
    require.resolve(`@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${face}.woff`),
  );
const FACES = {
  roman: font("600-normal"),
  light: font("500-normal"),
  italic: font("500-italic"),
  bold: font("700-normal"),
};

/**
 * Draws a line of text as outlines, so that no font need be installed on the machine that shows it.
 * @param {string} line
 * @param {{ x: number, y: number, size: number, fill: string, face?: keyof typeof FACES, spacing?:
 *   number, anchor?: "start" | "middle", within?: number }} how `y` is the baseline; `within` is
 *   its greatest width
 */
export function letters(line, how) {
  const { x, y, fill, face = "roman", anchor = "middle", within = Infinity } = how;
  let { size, spacing = 0 } = how;
  const { glyphs, positions } = FACES[face].layout(line);
  const widthAt = (/** @type {number} */ s, /** @type {number} */ gap) =>
    positions.reduce(
      (/** @type {number} */ sum, /** @type {{ xAdvance: number }} */ p) =>
        sum + (p.xAdvance * s) / FACES[face].unitsPerEm + gap,
      -gap,
    );
  const shrink = Math.min(1, within / widthAt(size, spacing));
  size *= shrink;
  spacing *= shrink;
  const scale = size / FACES[face].unitsPerEm;
  let at = anchor === "middle" ? x - widthAt(size, spacing) / 2 : x;
  let out = "";
  glyphs.forEach((/** @type {{ path: { toSVG(): string } }} */ glyph, /** @type {number} */ i) => {
    const d = glyph.path.toSVG();
    if (d) {
      out += `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`;
    }
    at += positions[i].xAdvance * scale + spacing;
  });
  return `<g fill="${fill}">${out}</g>`;
}
