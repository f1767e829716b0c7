import { printLabels } from "./print-labels.mjs";
import { wines } from "./wines.mjs";

const goods = { width: 900, height: 1200 };
const onTheSill = { scene: "73/wine_table", width: 900, samples: 20 };
const names = Object.keys(wines);
/** Films of the sill besides the wines. */
const others = [
  "coffret-decouverte",
  "carton-les-aulnes",
  "verres",
  "huile-pepins",
  "bon-degustation",
];

/** Prints the labels that the scenes wear, beside the films. */
export const prepare = (/** @type {string} */ folder) => printLabels(`${folder}/labels`);

/** Films of site 73: scenes, each rendered once, with the samples that its noise needs. */
export const films = {
  sill: { ...onTheSill, variant: "sill", width: 750, samples: 16 },
  ...Object.fromEntries(
    [...names, ...others].map((name) => [name, { ...onTheSill, variant: name, after: "sill" }]),
  ),
  ...Object.fromEntries(
    names.map((name) => [
      `${name}-etiquette`,
      { ...onTheSill, variant: `${name}|label`, after: name },
    ]),
  ),
  vines: { scene: "studio/vine_rows", variant: "morning", width: 1600, samples: 36 },
  door: { scene: "73/cellar_door", width: 1080, samples: 64 },
  cellar: { scene: "73/cellar", width: 1600, samples: 40 },
};

/** Pictures that former pages name; a database from then still shows them. */
const formerPictures = {
  cave: { film: "cellar", width: 1600, height: 1000, quality: 90 },
  contact: { film: "vines", width: 1440, height: 810, quality: 90 },
  "galerie-1": { film: "vines", width: 1200, height: 800, quality: 90 },
  "galerie-2": { film: "cellar", width: 1200, height: 800, quality: 90 },
  "galerie-3": { film: "coffret-decouverte", width: 900, height: 600 },
  "galerie-4": { film: "verres", cut: { left: 0, top: 0.3, wide: 1 }, width: 900, height: 600 },
  "visites-mobile": { film: "verres", width: 900, height: 1200 },
  "muscadet-les-aulnes-magnum": { film: "muscadet-les-aulnes", ...goods },
};

/** Pictures of site 73, each a cut of a film. */
export const pictures = {
  hero: { film: "vines", width: 1600, height: 900, quality: 90 },
  "hero-mobile": {
    film: "vines",
    cut: { left: 0.4, top: 0, wide: 0.5625 },
    width: 900,
    height: 900,
    quality: 90,
  },
  porte: { film: "door", width: 1080, height: 1350, quality: 76 },
  "porte-mobile": {
    film: "door",
    cut: { left: 0, top: 0.2, wide: 1 },
    width: 900,
    height: 680,
    quality: 76,
  },
  domaine: {
    film: "vines",
    cut: { left: 0.261, top: 0.168, wide: 0.739 },
    width: 1064,
    height: 665,
    quality: 90,
  },
  vendanges: {
    film: "vines",
    cut: { left: 0, top: 0.358, wide: 0.5417 },
    width: 780,
    height: 520,
    quality: 90,
  },
  visites: { film: "verres", cut: { left: 0, top: 0.17, wide: 1 }, width: 900, height: 600 },
  ...Object.fromEntries(
    [...names, ...names.map((name) => `${name}-etiquette`), ...others].map((name) => [name, goods]),
  ),
  "carton-les-aulnes": { ...goods, cut: { left: 0, top: 0.035, wide: 0.92 } },
  "coffret-decouverte": { ...goods, cut: { left: 0.06, top: 0.08, wide: 0.88 } },
  ...formerPictures,
};
