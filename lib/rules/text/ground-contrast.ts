import { type Colour, contrastRatio } from "./colour";

/** Contrasts of WCAG 2.2 AA: for a text, and for one of 24 px or more. */
export const LEAST_CONTRAST = 4.5;
export const LEAST_CONTRAST_OF_LARGE = 3;

/** Share of a text's ground that may be lighter: a star behind a letter does not hide it. */
const SPARED = 0.03;

/**
 * Computes the contrast of a text on a ground that is not of one colour: that of its worst part.
 * @param ground red, green and blue of each pixel, one after the other
 */
export function groundContrast(text: Colour, ground: ArrayLike<number>): number {
  const ratios: number[] = [];
  for (let at = 0; at + 2 < ground.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [ground[at], ground[at + 1], ground[at + 2]];
    ratios.push(contrastRatio(text, { r, g, b, a: 1 }));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * SPARED)] ?? 0;
}
