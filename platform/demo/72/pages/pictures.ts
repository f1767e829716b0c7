import { pictureOf } from "@/platform/demo/data/picture-of";

const of = pictureOf(72);

const maraisSalants = of(
  "galerie-1",
  1600,
  1067,
  "Les marais salants de Guérande à la tombée du jour, un tas de sel au bord d’un œillet",
  "The salt marshes of Guérande at dusk, a heap of salt at the edge of a pan",
);
const baieDeLaBaule = of(
  "galerie-2",
  1600,
  1067,
  "La baie de La Baule et son front de mer, le soir",
  "The bay of La Baule and its seafront in the evening",
);
const grueTitan = of(
  "galerie-3",
  1600,
  1067,
  "La grue Titan jaune de l’île de Nantes, de nuit, au-dessus de la Loire",
  "The yellow Titan crane on the Île de Nantes by night, above the Loire",
);
const vignoble = of(
  "galerie-4",
  1600,
  1067,
  "Des rangs de vigne du Muscadet sous un ciel clair",
  "Rows of Muscadet vines under a clear sky",
);
const nantesLaNuit = of(
  "galerie-5",
  1600,
  1067,
  "La cathédrale de Nantes et le château des ducs de Bretagne, éclairés la nuit",
  "Nantes cathedral and the castle of the Dukes of Brittany, lit at night",
);
const vanALAube = of(
  "galerie-6",
  1600,
  1067,
  "Un van noir sur l’autoroute, à l’aube",
  "A black van on the motorway at dawn",
);

/** The pictures of the site, with what is seen on them. */
export const pictures = {
  hero: of(
    "hero",
    2400,
    1350,
    "Une berline noire roule au crépuscule le long de l’estuaire, le pont de Saint-Nazaire au loin",
    "A black saloon drives along the estuary at dusk, the Saint-Nazaire bridge in the distance",
  ),
  heroMobile: of(
    "hero-mobile",
    1080,
    1440,
    "Une berline noire au crépuscule, le pont de Saint-Nazaire au loin",
    "A black saloon at dusk, the Saint-Nazaire bridge in the distance",
  ),
  escapades: of(
    "escapades-touristiques",
    1600,
    1000,
    "Une berline noire devant un château, entre les rangs de vigne et les peupliers, au soleil couchant",
    "A black saloon before a château, between vines and poplars, at sunset",
  ),
  miseADisposition: of(
    "mise-a-disposition",
    1600,
    1000,
    "Une berline noire attend, la nuit, devant les colonnes éclairées du théâtre Graslin",
    "A black saloon waits at night before the lit columns of the Graslin theatre",
  ),
  vip: of(
    "transport-vip",
    1600,
    1000,
    "Une berline noire au pied d’un jet d’affaires, sur le tarmac mouillé",
    "A black saloon beside a business jet on the wet tarmac",
  ),
  premium: of(
    "vip-premium",
    1600,
    1000,
    "Des sièges en cuir à l’intérieur d’une voiture, les lumières de la ville derrière les vitres",
    "Leather seats inside a car, city lights beyond the windows",
  ),
  aeroport: of(
    "aeroport-nantes",
    1600,
    1000,
    "Une berline noire devant l’aérogare à l’aube, sous la tour de contrôle",
    "A black saloon outside the air terminal at dawn, under the control tower",
  ),
  gares: of(
    "gares",
    1600,
    1000,
    "Un train à grande vitesse sous une verrière, une berline noire au premier plan",
    "A high-speed train under a glass canopy, a black saloon in the foreground",
  ),
  chauffeur: of(
    "chauffeur",
    1200,
    1500,
    "La berline noire à quai, la nuit, face aux lumières de la ville",
    "The black saloon on the quay at night, facing the lights of the city",
  ),
  tarifs: of(
    "tarifs",
    1600,
    900,
    "Un tableau de bord et la route devant soi, la nuit",
    "A dashboard and the road ahead, at night",
  ),
  contact: of(
    "contact",
    1600,
    900,
    "Nantes vue d’en haut, la nuit : la Loire entre les lumières de la ville",
    "Nantes from above at night: the Loire between the lights of the city",
  ),
  reserver: of(
    "reserver",
    1600,
    900,
    "Une route au bord de l’eau, au crépuscule",
    "A road by the water at dusk",
  ),
  berline: of(
    "vehicule-berline",
    1200,
    600,
    "La berline noire, vue de côté",
    "The black saloon, seen from the side",
  ),
  van: of(
    "vehicule-van",
    1200,
    600,
    "Le van noir, vu de côté",
    "The black van, seen from the side",
  ),
  maraisSalants,
  baieDeLaBaule,
  vignoble,
  grueTitan,
  nantesLaNuit,
  vanALAube,
  galerie: [maraisSalants, baieDeLaBaule, grueTitan, vignoble, nantesLaNuit, vanALAube],
} as const;
