import { emblem } from "./emblem.mjs";
import { letters } from "./letters.mjs";

const whole = (w, h, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inside}</svg>\n`;

/**
 * Draws the emblem over the name and the river, which has the same name in any language: the logo
 * stands in the middle, above the menu.
 */
const standing = (tree, water, name, under) =>
  whole(
    360,
    150,
    emblem(180, 56, 50, tree, water) +
      letters("QUATRE AULNES", { x: 180, y: 108, size: 37, spacing: 5, fill: name }) +
      letters("SÈVRE NANTAISE", {
        x: 180,
        y: 136,
        size: 16,
        spacing: 7,
        fill: under,
        face: "bold",
      }),
  );

const GREEN = "#2f4a32";
const BURGUNDY = "#7a1f35";
const PAPER = "#f7f1e6";

export const logos = {
  "logo.svg": standing(GREEN, BURGUNDY, "#26231f", BURGUNDY),
  "logo-light-theme.svg": standing(GREEN, BURGUNDY, "#26231f", BURGUNDY),
  "logo-dark-theme.svg": standing(PAPER, "#e0a9b3", PAPER, "#e0a9b3"),
  "logo-footer.svg": standing(GREEN, BURGUNDY, "#26231f", BURGUNDY),
  "favicon.svg": whole(
    64,
    64,
    `<rect width="64" height="64" rx="12" fill="${GREEN}"/>${emblem(32, 45, 34, PAPER, "#e8c9a0")}`,
  ),
};
