import type { ComponentData } from "@/demonstration/data/site-data";

export const avisBlocks: ComponentData[] = [
  {
    slug: "avis-verifies",
    type: "REVIEWS",
    conf: {
      fr_FR: {
        kicker: "Avis des clients",
        title: "Une fois la caisse ouverte",
        text: "Site de démonstration : les clients, leurs commandes et leurs avis sont inventés.",
        nbItem: 6,
        from: "guide-des-caves",
      },
      en: {
        kicker: "Customers’ reviews",
        title: "Once the case is open",
        text: "Demonstration site: the customers, their orders and their reviews are made up.",
        nbItem: 6,
        from: "guide-des-caves",
      },
    },
  },
];
