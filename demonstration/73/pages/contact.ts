import type { ComponentData } from "@/demonstration/data/site-data";
import { pictures } from "./pictures";

export const contact: ComponentData[] = [
  {
    slug: "contact-formulaire",
    type: "CONTACT_FORM",
    conf: {
      fr_FR: {
        kicker: "Contact",
        title: "Écrire au domaine",
        text: "Une visite, une commande, un vin pour un mariage : Louise vous lit et vous répond, le plus souvent le soir même.",
      },
      en: {
        kicker: "Contact",
        title: "Write to the estate",
        text: "A visit, an order, a wine for a wedding: Louise reads it and answers, most often the same evening.",
      },
    },
  },
  {
    slug: "contact-horaires",
    type: "OPENING_HOURS",
    conf: {
      fr_FR: {
        kicker: "Horaires",
        title: "À la cave",
        note: "Pendant les vendanges, appelez avant de venir. Fermé le dimanche et les jours fériés.",
      },
      en: {
        kicker: "Hours",
        title: "At the estate",
        note: "During the harvest, call before you come. Closed on Sundays and public holidays.",
      },
    },
  },
  {
    slug: "contact-plan",
    type: "MAP_LINK",
    conf: {
      fr_FR: {
        kicker: "Adresse",
        title: "Au bord de la Sèvre",
        text: "À 8 km de Clisson et 25 km de Nantes. Au bout du chemin du Gué, cherchez les quatre aulnes : la maison est derrière.",
        image: pictures.domaine.fr_FR,
      },
      en: {
        kicker: "Address",
        title: "On the bank of the Sèvre",
        text: "Five miles from Clisson, fifteen from Nantes. At the end of the chemin du Gué, look for the four alders: the house is behind them.",
        image: pictures.domaine.en,
      },
    },
  },
];
