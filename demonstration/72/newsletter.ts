import type { SiteData } from "@/demonstration/data/site-data";

export const newsletterLists: SiteData["newsletterLists"] = [
  {
    fr_FR: {
      name: "Escapades et bonnes adresses",
      description:
        "Une fois par mois, une idée de sortie autour de Nantes : où aller, où déjeuner, combien de temps compter.",
    },
    en: {
      name: "Days out and good addresses",
      description:
        "Once a month, an idea for a day out around Nantes: where to go, where to have lunch, how long to allow.",
    },
  },
  {
    fr_FR: {
      name: "Offres et nouveautés",
      description:
        "Quatre ou cinq fois par an : nos offres de saison, nos nouvelles voitures, nos nouveaux trajets.",
    },
    en: {
      name: "Offers and news",
      description: "Four or five times a year: our seasonal offers, our new cars, our new routes.",
    },
  },
];
