import type { ComponentData } from "@/demonstration/data/site-data";

export const avisBlocks: ComponentData[] = [
  {
    slug: "avis-verifies",
    type: "REVIEWS",
    conf: {
      fr_FR: {
        kicker: "Avis des voyageurs",
        title: "Ce que l’on nous dit, une fois arrivé",
        text: "Site de démonstration : les voyageurs, leurs courses et leurs avis sont inventés.",
        nbItem: 6,
        from: "carnet-estuaire",
      },
      en: {
        kicker: "Travellers’ reviews",
        title: "What people tell us once they have arrived",
        text: "Demonstration site: the travellers, their rides and their reviews are made up.",
        nbItem: 6,
        from: "carnet-estuaire",
      },
    },
  },
];
