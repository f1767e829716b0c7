import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";

const of = (file: string, width: number, height: number, fr_FR: string, en: string) => {
  const picture = { src: `/media/72/${file}.webp`, width, height };
  return {
    fr_FR: { ...picture, alt: fr_FR },
    en: { ...picture, alt: en },
  } satisfies PerLanguage<Picture>;
};

/** The pictures of the site, with what is seen on them. */
export const pictures = {
  hero: of(
    "hero",
    2400,
    1350,
    "Une berline noire roule au crépuscule le long de l’estuaire, le pont de Saint-Nazaire au loin.",
    "A black saloon drives along the estuary at dusk, the Saint-Nazaire bridge in the distance.",
  ),
  heroMobile: of(
    "hero-mobile",
    1080,
    1440,
    "Une berline noire au crépuscule, le pont de Saint-Nazaire au loin.",
    "A black saloon at dusk, the Saint-Nazaire bridge in the distance.",
  ),
  escapades: of(
    "escapades-touristiques",
    1600,
    1000,
    "Une berline dans une allée de peupliers, un château et des vignes dans la lumière du soir.",
    "A saloon in an avenue of poplars, a château and vineyards in the evening light.",
  ),
  miseADisposition: of(
    "mise-a-disposition",
    1600,
    1000,
    "Une berline attend la nuit devant la façade éclairée d’un théâtre.",
    "A saloon waits at night before the lit façade of a theatre.",
  ),
  vip: of(
    "transport-vip",
    1600,
    1000,
    "Une berline au pied d’un jet d’affaires, sur un tarmac mouillé, au crépuscule.",
    "A saloon beside a business jet on a wet tarmac at dusk.",
  ),
  premium: of(
    "vip-premium",
    1600,
    1000,
    "La banquette arrière en cuir d’une berline, les lumières de la ville derrière la vitre.",
    "The leather rear seat of a saloon, city lights beyond the window.",
  ),
  aeroport: of(
    "aeroport-nantes",
    1600,
    1000,
    "Le parvis d’un aérogare à l’aube, la tour de contrôle et un avion qui décolle.",
    "The forecourt of an air terminal at dawn, the control tower and a plane taking off.",
  ),
  gares: of(
    "gares",
    1600,
    1000,
    "Un train à grande vitesse sous une verrière, une berline au premier plan.",
    "A high-speed train under a glass canopy, a saloon in the foreground.",
  ),
  chauffeur: of(
    "chauffeur",
    1200,
    1500,
    "La berline noire de la maison attend sur un quai, la nuit, devant les lumières de la ville.",
    "The house’s black saloon waits on a quay at night, before the lights of the city.",
  ),
  tarifs: of(
    "tarifs",
    1600,
    900,
    "Un tableau de bord et une route la nuit, calmes.",
    "A dashboard and a road at night, calm.",
  ),
  contact: of(
    "contact",
    1600,
    900,
    "Nantes et l’estuaire vus de nuit : le fleuve, l’île et les lumières.",
    "Nantes and the estuary seen by night: the river, the island and the lights.",
  ),
  reserver: of(
    "reserver",
    1600,
    900,
    "Une route au bord de l’eau à l’heure bleue.",
    "A road by the water at blue hour.",
  ),
  galerie: [
    of(
      "galerie-1",
      1600,
      1067,
      "Les marais salants de Guérande au crépuscule.",
      "The salt marshes of Guérande at dusk.",
    ),
    of(
      "galerie-2",
      1600,
      1067,
      "La baie de La Baule, le soir.",
      "The bay of La Baule in the evening.",
    ),
    of(
      "galerie-3",
      1600,
      1067,
      "Une grue de l’île de Nantes, de nuit, sur le fleuve.",
      "A crane of the Île de Nantes by night, over the river.",
    ),
    of(
      "galerie-4",
      1600,
      1067,
      "Les rangs de vigne du Muscadet sous un ciel clair.",
      "The rows of a Muscadet vineyard under a clear sky.",
    ),
    of(
      "galerie-5",
      1600,
      1067,
      "La cathédrale de Nantes et le château des ducs, de nuit.",
      "The cathedral of Nantes and the castle of the dukes by night.",
    ),
    of(
      "galerie-6",
      1600,
      1067,
      "Un van noir sur l’autoroute, à l’aube.",
      "A black van on the motorway at dawn.",
    ),
  ],
} as const;
