import { pictureOf } from "@/demonstration/data/picture-of";

const of = pictureOf(72);

const maraisSalants = of(
  "galerie-1",
  1200,
  800,
  "Des marais salants vus du ciel, le soir : des œillets de toutes les teintes et des tas de sel",
  "Salt pans from the air in the evening: pools of every shade, and heaps of salt",
);
const pont = of(
  "galerie-2",
  1200,
  800,
  "Le pont de Saint-Nazaire, ses lampes et les traits de lumière d’une route, à l’heure bleue",
  "The Saint-Nazaire bridge, its lamps and the lines of light on a road, at the blue hour",
);
const plage = of(
  "galerie-3",
  1200,
  800,
  "Une grande plage à marée basse, le soir, et la ligne de ses vieux pieux",
  "A wide beach at low tide in the evening, with its line of old posts",
);
const vignoble = of(
  "galerie-4",
  1200,
  800,
  "Des rangs de vigne à contre-jour, le soir",
  "Rows of vines against the evening light",
);
const pluie = of(
  "galerie-5",
  1200,
  800,
  "La pluie sur la vitre d’une voiture et, derrière, les feux de la ville",
  "Rain on a car window, with the lamps of the city behind",
);
const estuaire = of(
  "galerie-6",
  1200,
  800,
  "L’estuaire de la Loire à l’heure bleue et, au loin, les lumières de l’autre rive",
  "The Loire estuary at the blue hour, with the lights of the far bank",
);

export const pictures = {
  hero: of(
    "hero",
    2400,
    1350,
    "Une route longe l’estuaire à l’heure bleue : les phares y laissent des traits d’or jusqu’au pont de Saint-Nazaire",
    "A road follows the estuary at the blue hour: headlights leave lines of gold on it, as far as the Saint-Nazaire bridge",
  ),
  heroMobile: of(
    "hero-mobile",
    1080,
    1440,
    "Les traits d’or des phares sur une route, le pont de Saint-Nazaire au loin",
    "The golden lines of headlights on a road, the Saint-Nazaire bridge in the distance",
  ),
  escapades: of(
    "escapades-touristiques",
    1280,
    800,
    "Des rangs de vigne jusqu’à l’horizon, dans la lumière du soir",
    "Rows of vines as far as the horizon, in the evening light",
  ),
  miseADisposition: of(
    "mise-a-disposition",
    1200,
    750,
    "Des gouttes sur la vitre d’une voiture, la nuit : la ville n’est plus que des taches de lumière",
    "Drops on a car window at night: the city is nothing but discs of light",
  ),
  vip: of(
    "transport-vip",
    1280,
    800,
    "Des gouttes de pluie sur une carrosserie noire, une ligne de chrome en travers",
    "Raindrops on black paintwork, with a line of chrome across it",
  ),
  premium: of(
    "vip-premium",
    1280,
    800,
    "Un cuir noir matelassé, cousu de fil doré",
    "Quilted black leather, stitched in gold thread",
  ),
  aeroport: of(
    "aeroport-nantes",
    1280,
    800,
    "Un panneau noir et doré, « Bienvenue à Nantes », dans un hall vide, la nuit",
    "A black and gold board, “Bienvenue à Nantes”, in an empty hall at night",
  ),
  gares: of(
    "gares",
    1200,
    750,
    "Un panneau noir et doré, « Gare de Nantes, votre chauffeur », devant les lampes d’un hall",
    "A black and gold board, “Gare de Nantes, votre chauffeur”, before the lamps of a hall",
  ),
  chauffeur: of(
    "chauffeur",
    800,
    1000,
    "La portière noire sous la pluie, une ligne de chrome en bas",
    "The black door in the rain, a line of chrome below",
  ),
  tarifs: of(
    "tarifs",
    1600,
    900,
    "L’ouest de la France vu de nuit : les lumières des communes et, en traits d’or, les trajets qui partent de Nantes",
    "Western France by night: the lights of its towns and, in lines of gold, the journeys that start from Nantes",
  ),
  contact: of(
    "contact",
    1440,
    810,
    "Le pont de Saint-Nazaire dans le soir, une route éclairée à ses pieds",
    "The Saint-Nazaire bridge in the evening, a lit road below it",
  ),
  reserver: of(
    "reserver",
    1600,
    900,
    "L’eau calme de l’estuaire au crépuscule",
    "The calm water of the estuary at dusk",
  ),
  berline: of(
    "vehicule-berline",
    1200,
    600,
    "La peinture noire de la berline, perlée de pluie, et sa ligne de chrome",
    "The saloon’s black paint, beaded with rain, and its line of chrome",
  ),
  van: of(
    "vehicule-van",
    1200,
    600,
    "Le cuir matelassé des sièges du van, et ses coutures dorées",
    "The quilted leather of the van’s seats, with its golden stitches",
  ),
  maraisSalants,
  plage,
  pont,
  vignoble,
  pluie,
  estuaire,
  galerie: [plage, estuaire, pluie],
} as const;
