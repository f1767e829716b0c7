import { letters } from "./letters.mjs";
import { motifs } from "./motifs.mjs";

/**
 * Draws a label into a box: the estate above, its drawing, the wine, its origin and its year.
 * @param {{ motif: keyof typeof motifs, name: string[], under: string, year: string, paper: string,
 *   ink: string, tint: string }} words
 * @returns {(box: { x: number, y: number, w: number, h: number }) => string}
 */
export const label =
  ({ motif, name, under, year, paper, ink, tint }) =>
  ({ x, y, w, h }) => {
    const cx = x + w / 2;
    const within = w * 0.8;
    const at = (/** @type {number} */ t) => y + h * t;
    const size = name.length > 1 ? h * 0.105 : h * 0.125;
    const first = name.length > 1 ? 0.655 : 0.7;
    return [
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>`,
      `<rect x="${x}" y="${at(0.025)}" width="${w}" height="${h * 0.012}" fill="${tint}"/><rect x="${x}" y="${at(0.963)}" width="${w}" height="${h * 0.012}" fill="${tint}"/>`,
      letters("QUATRE AULNES", {
        x: cx,
        y: at(0.135),
        size: h * 0.062,
        spacing: h * 0.013,
        fill: ink,
        within,
      }),
      motifs[motif](cx, at(0.36), Math.min(h * 0.34, w * 0.5), ink, tint),
      ...name.map((text, i) =>
        letters(text, { x: cx, y: at(first + i * 0.115), size, fill: ink, within, face: "italic" }),
      ),
      letters(under.toUpperCase(), {
        x: cx,
        y: at(0.865),
        size: h * 0.045,
        spacing: h * 0.006,
        fill: tint,
        within: w * 0.84,
        face: "bold",
      }),
      letters(year, {
        x: cx,
        y: at(0.935),
        size: h * 0.056,
        spacing: h * 0.012,
        fill: ink,
        within,
      }),
    ].join("");
  };
