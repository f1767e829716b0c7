import { blocks, words } from "@/demonstration/data/page-writing";
import type { ComponentData, PageData } from "@/demonstration/data/site-data";

export const lists: ComponentData[] = [
  {
    slug: "liste-actualites",
    type: "CONTENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Actualités",
        title: "Ce qui change chez nous",
        text: "Une nouvelle heure, une nouvelle route, une saison qui s’ouvre. Nous n’écrivons que quand il y a quelque chose à dire.",
        of: "news",
        nbItem: 10,
      },
      en: {
        kicker: "News",
        title: "What is new with us",
        text: "A new hour, a new road, a season that opens. We write only when there is something to say.",
        of: "news",
        nbItem: 10,
      },
    },
  },
  {
    slug: "liste-journal",
    type: "CONTENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Journal",
        title: "Ce que la route apprend",
        text: "Des conseils de chauffeurs, des itinéraires et quelques explications, écrits entre deux courses.",
        of: "blog",
        nbItem: 12,
      },
      en: {
        kicker: "Journal",
        title: "What the road teaches",
        text: "Advice from chauffeurs, routes and a few explanations, written between two journeys.",
        of: "blog",
        nbItem: 12,
      },
    },
  },
  {
    slug: "liste-albums",
    type: "CONTENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Images",
        title: "L’estuaire et la voiture",
        text: null,
        of: "album",
        nbItem: 100,
      },
      en: {
        kicker: "Pictures",
        title: "The estuary and the car",
        text: null,
        of: "album",
        nbItem: 100,
      },
    },
  },
];

/** Pages below which news, articles and albums stand; the footer leads to them. */
export const listPages: PageData[] = [
  {
    slug: "actualites",
    role: "NEWS",
    words: words(
      [
        "Actualités d’Estuaire",
        "Actualités",
        "Ce qui change chez Estuaire, chauffeur privé à Nantes : nouveaux horaires, saisons, trains de nuit et week-ends à la mer.",
      ],
      [
        "News from Estuaire",
        "News",
        "What is new at Estuaire, private chauffeur in Nantes: new hours, seasons, late trains and weekends by the sea.",
      ],
    ),
    ...blocks([{ slug: "liste-actualites" }]),
  },
  {
    slug: "blog",
    role: "BLOG",
    words: words(
      [
        "Le journal d’Estuaire",
        "Journal",
        "Conseils de chauffeurs, itinéraires dans les Pays de la Loire et explications sur nos prix : le journal d’Estuaire, chauffeur privé à Nantes.",
      ],
      [
        "The Estuaire journal",
        "Journal",
        "Advice from chauffeurs, routes in the Pays de la Loire and how our fares are made: the journal of Estuaire, private chauffeur in Nantes.",
      ],
    ),
    ...blocks([{ slug: "liste-journal" }]),
  },
  {
    slug: "albums",
    role: "ALBUMS",
    words: words(
      [
        "Images de l’estuaire et de nos voitures",
        "Images",
        "L’estuaire de la Loire à l’heure bleue et les détails de nos voitures, en deux albums d’images de synthèse composées pour ce site.",
      ],
      [
        "Pictures of the estuary and of our cars",
        "Pictures",
        "The Loire estuary at the blue hour and the details of our cars, in two albums of computer-made pictures composed for this site.",
      ],
    ),
    ...blocks([{ slug: "liste-albums" }]),
  },
];
