import type { SiteData } from "@/demonstration/data/site-data";

export const newsletterLists: SiteData["newsletterLists"] = [
  {
    fr_FR: {
      name: "Le carnet du chai",
      description:
        "Une lettre par saison : la taille, la fleur, les vendanges, l’élevage, racontés par ceux qui les font.",
    },
    en: {
      name: "Notes from the winery",
      description:
        "One letter a season: pruning, flowering, the harvest and the months on lees, told by those who do the work.",
    },
  },
  {
    fr_FR: {
      name: "Mises en vente et portes ouvertes",
      description:
        "Trois ou quatre fois par an : les nouveaux millésimes, les petites cuvées et les jours où la cave reste ouverte tard.",
    },
    en: {
      name: "Releases and open days",
      description:
        "Three or four times a year: new vintages, small cuvées and the days when we stay open late.",
    },
  },
];
