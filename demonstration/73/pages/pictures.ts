import { pictureOf } from "@/demonstration/data/picture-of";

const of = pictureOf(73);

const domaine = of(
  "domaine",
  1064,
  665,
  "Le soleil se lève au bout des rangs de vigne",
  "The sun rising at the end of the rows of vines",
);
const vendanges = of(
  "vendanges",
  780,
  520,
  "Les premières feuilles rousses d’un rang de vigne, la brume au loin",
  "The first russet leaves on a row of vines, mist in the distance",
);
const chai = of(
  "galerie-2",
  1200,
  800,
  "Deux rangs de barriques sous une lampe, contre le mur de pierre du chai",
  "Two rows of barrels under a lamp, along the stone wall of the winery",
);
const visites = of(
  "visites",
  900,
  600,
  "Un verre de muscadet et un verre vide, gravés des quatre aulnes, au soleil du matin",
  "A glass of Muscadet and an empty one, engraved with the four alders, in the morning sun",
);
const cru = of(
  "muscadet-gorges",
  900,
  1200,
  "Une bouteille de Gorges, trente-six mois sur lies, sur un appui de fenêtre en pierre",
  "A bottle of Gorges, thirty-six months on its lees, on a stone window sill",
);
const clos = of(
  "muscadet-clos-du-gue-etiquette",
  900,
  1200,
  "L’étiquette du Clos du Gué, un gué dessiné entre deux eaux",
  "The label of Clos du Gué, a ford drawn between two waters",
);
const gorges = of(
  "muscadet-gorges-etiquette",
  900,
  1200,
  "L’étiquette de Gorges, les cristaux verts du gabbro",
  "The label of Gorges, the green crystals of gabbro",
);
const layon = of(
  "coteaux-du-layon-etiquette",
  900,
  1200,
  "L’étiquette de Brumes, le soleil sur la brume du Layon",
  "The label of Brumes, the sun above the mist of the Layon",
);

/** Pictures of the site, with their descriptions; those of the wines are with the wines. */
export const pictures = {
  hero: of(
    "hero",
    1600,
    900,
    "Des rangs de vigne à perte de vue dans la lumière basse du matin",
    "Rows of vines as far as the eye can see, in low morning light",
  ),
  heroMobile: of(
    "hero-mobile",
    900,
    900,
    "Un rang de vigne et le soleil du matin",
    "A row of vines and the morning sun",
  ),
  porte: of(
    "porte",
    1080,
    1350,
    "La porte de la cave entrouverte au soleil du matin, une arche de tuffeau autour",
    "The cellar door ajar in the morning sun, under an arch of tufa",
  ),
  porteMobile: of(
    "porte-mobile",
    900,
    680,
    "La porte de la cave, entrouverte",
    "The cellar door, ajar",
  ),
  aulnes: of(
    "muscadet-les-aulnes",
    900,
    1200,
    "Une bouteille des Aulnes, au soleil du matin",
    "A bottle of Les Aulnes in the morning sun",
  ),
  domaine,
  chai,
  vendanges,
  cru,
  visites,
  clos,
  gorges,
  layon,
  galerie: [vendanges, clos, chai, gorges, layon, visites],
} as const;
