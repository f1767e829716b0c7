import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { emblem } from "./emblem.mjs";
import { label } from "./labels.mjs";
import { letters } from "./letters.mjs";
import { wines } from "./wines.mjs";

/** Width of a label; its height follows from the bottle that wears it. */
const WIDTH = 1400;
const ASPECT = {
  nantaise: 0.9,
  ligerienne: 0.94,
  flute: 0.8,
  cremant: 0.98,
  layon: 0.82,
  oil: 0.8,
};
const INK = "#2c2a26";
const GREEN = "#3f5f3a";
const WINE = "#6d1b2f";

/** @typedef {{ w: number, h: number, drawing: string }} Print */

/** @type {Record<string, { shape: keyof typeof ASPECT, glass: string, capsule: string, dress: Parameters<typeof label>[0] }>} */
const bottles = {
  ...wines,
  "huile-pepins": {
    shape: "oil",
    glass: "oil",
    capsule: GREEN,
    dress: {
      motif: "drop",
      name: ["Huile de pépins", "de raisin"],
      under: "Première pression à froid",
      year: "25 cl",
      paper: "#fbf6ea",
      ink: INK,
      tint: GREEN,
    },
  },
};

/** @param {(typeof bottles)[string]} made @returns {Print} */
function labelOf({ dress, shape }) {
  const h = Math.round(WIDTH / ASPECT[shape]);
  return { w: WIDTH, h, drawing: label(dress)({ x: 0, y: 0, w: WIDTH, h }) };
}

const burnt = { x: 900, fill: "#2a1608" };
const middle = { x: 500, fill: INK };
const rule = (/** @type {number} */ y) =>
  `<path d="M330 ${y}H670" stroke="${WINE}" stroke-width="3" opacity=".6"/>`;

/** @type {Record<string, Print>} */
const prints = {
  ...Object.fromEntries(Object.entries(bottles).map(([name, made]) => [name, labelOf(made)])),
  mark: { w: 600, h: 420, drawing: emblem(300, 330, 300, "#ffffff") },
  case: {
    w: 1800,
    h: 1000,
    drawing: [
      emblem(900, 560, 330, burnt.fill),
      letters("DOMAINE DES QUATRE AULNES", { ...burnt, y: 770, size: 84, spacing: 14 }),
      letters("MUSCADET SÈVRE ET MAINE SUR LIE · LES AULNES · 2025", {
        ...burnt,
        y: 870,
        size: 46,
        spacing: 5,
      }),
    ].join(""),
  },
  "bon-degustation": {
    w: 1000,
    h: 1400,
    drawing: [
      `<rect width="1000" height="1400" fill="#fdf9ef"/><rect x="44" y="44" width="912" height="1312" fill="none" stroke="${WINE}" stroke-width="4" opacity=".7"/>`,
      emblem(500, 470, 250, INK),
      letters("BON DE DÉGUSTATION", { ...middle, y: 700, size: 72, spacing: 7 }),
      rule(760),
      letters("pour deux personnes", { ...middle, y: 880, size: 84, face: "italic" }),
      letters("la visite du chai", { ...middle, y: 985, size: 60, face: "italic" }),
      letters("et ce qu’on y goûte", { ...middle, y: 1060, size: 60, face: "italic" }),
      rule(1150),
      letters("DOMAINE DES QUATRE AULNES", {
        ...middle,
        y: 1250,
        size: 42,
        spacing: 7,
        fill: WINE,
      }),
    ].join(""),
  },
};

/**
 * Prints the papers of the scenes as pictures in a folder: labels, the estate's mark, the tasting
 * voucher; and the materials of each bottle, beside them.
 * @param {string} folder
 */
export async function printLabels(folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, { w, h, drawing }] of Object.entries(prints)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${drawing}</svg>`;
    await sharp(Buffer.from(svg)).png().toFile(`${folder}/${name}.png`);
  }
  const made = Object.entries(bottles).map(([name, { shape, glass, capsule }]) => [
    name,
    { shape, glass, capsule, aspect: ASPECT[shape] },
  ]);
  await writeFile(`${folder}/bottles.json`, JSON.stringify(Object.fromEntries(made)));
}
