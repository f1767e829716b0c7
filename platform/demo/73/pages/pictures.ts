import { pictureOf } from "@/platform/demo/data/picture-of";

const of = pictureOf(73);

const vendanges = of(
  "vendanges",
  1600,
  1067,
  "Des paniers de melon de Bourgogne posés entre deux rangs de vigne",
  "Baskets of Melon de Bourgogne set down between two rows of vines",
);
const hiver = of(
  "galerie-1",
  1600,
  1067,
  "Les ceps taillés de janvier, le clocher de Saint-Gildas au loin",
  "Pruned vines in January, the steeple of Saint-Gildas in the distance",
);
const sevre = of(
  "galerie-2",
  1600,
  1067,
  "Les quatre aulnes du domaine se reflètent dans la Sèvre",
  "The four alders of the estate, reflected in the Sèvre",
);
const huitres = of(
  "galerie-3",
  1600,
  1067,
  "Une bouteille de gros plant, un verre et un plat d’huîtres",
  "A bottle of Gros Plant, a glass and a dish of oysters",
);
const layon = of(
  "galerie-4",
  1600,
  1067,
  "Les coteaux du Layon en octobre, la brume au pied des vignes dorées",
  "The slopes of the Layon in October, mist below the golden vines",
);

/** The pictures of the site, with what is seen on them; those of the wines are with the wines. */
export const pictures = {
  hero: of(
    "hero",
    2400,
    1350,
    "La maison du domaine et ses quatre aulnes au bord de la Sèvre, les rangs de vigne au premier plan",
    "The house of the estate and its four alders by the Sèvre, rows of vines in the foreground",
  ),
  heroMobile: of(
    "hero-mobile",
    1080,
    1440,
    "Les rangs de vigne montent vers la maison et ses quatre aulnes",
    "Rows of vines run up to the house and its four alders",
  ),
  domaine: of(
    "domaine",
    1600,
    1000,
    "La maison aux tuiles rondes et le chai, entre deux arbres",
    "The tiled house and the winery, between two trees",
  ),
  cave: of(
    "cave",
    1600,
    1000,
    "Le chai : des barriques contre le mur de pierre, les trappes des cuves souterraines au sol",
    "The winery: barrels along the stone wall, the hatches of the underground vats in the floor",
  ),
  visites: of(
    "visites",
    1600,
    1000,
    "Trois verres et deux bouteilles sur une table, les vignes derrière la fenêtre",
    "Three glasses and two bottles on a table, vines beyond the window",
  ),
  visitesMobile: of(
    "visites-mobile",
    1080,
    1440,
    "Trois verres et une bouteille sur une table claire",
    "Three glasses and a bottle on a pale table",
  ),
  contact: of(
    "contact",
    1600,
    900,
    "Le village de Saint-Gildas au-dessus de la Sèvre, les vignes au premier plan",
    "The village of Saint-Gildas above the Sèvre, vines in the foreground",
  ),
  vendanges,
  hiver,
  sevre,
  huitres,
  layon,
  galerie: [hiver, sevre, vendanges, layon, huitres],
} as const;
