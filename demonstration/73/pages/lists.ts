import { blocks, words } from "@/demonstration/data/page-writing";
import type { ComponentData, PageData } from "@/demonstration/data/site-data";

export const lists: ComponentData[] = [
  {
    slug: "liste-actualites",
    type: "CONTENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Actualités",
        title: "Les nouvelles du domaine",
        text: "Les dates, les mises et les vendanges, quand il y en a.",
        of: "news",
        nbItem: 10,
      },
      en: {
        kicker: "News",
        title: "News from the estate",
        text: "Dates, bottlings and harvests, when there are any.",
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
        title: "Le journal des Quatre Aulnes",
        text: "La vigne, le chai et la table, racontés par Denis et Louise.",
        of: "blog",
        nbItem: 12,
      },
      en: {
        kicker: "Journal",
        title: "The journal of the Quatre Aulnes",
        text: "The vines, the winery and the table, as told by Denis and Louise.",
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
        title: "Les rangs et le chai",
        text: null,
        of: "album",
        nbItem: 100,
      },
      en: {
        kicker: "Pictures",
        title: "The rows and the winery",
        text: null,
        of: "album",
        nbItem: 100,
      },
    },
  },
  {
    slug: "liste-rendez-vous",
    type: "ELEMENT_LIST",
    conf: {
      fr_FR: {
        kicker: "Rendez-vous",
        title: "Venez au domaine",
        text: "Visites, dégustations et portes ouvertes des semaines à venir. On s’inscrit ici, on règle sur place.",
        route: "rendez-vous",
        nbItem: 24,
        display: "DATES",
      },
      en: {
        kicker: "Events",
        title: "Come to the estate",
        text: "Tours, tastings and open days of the weeks to come. Register here, and pay on the day.",
        route: "rendez-vous",
        nbItem: 24,
        display: "DATES",
      },
    },
  },
];

/** Pages below which news, articles, albums and events stand; the footer leads to them. */
export const listPages: PageData[] = [
  {
    slug: "actualites",
    role: "NEWS",
    words: words(
      [
        "Actualités du domaine",
        "Actualités",
        "Portes ouvertes, mises en bouteille, vendanges : les nouvelles du Domaine des Quatre Aulnes, vignerons à Saint-Gildas-sur-Sèvre.",
      ],
      [
        "News from the estate",
        "News",
        "Open days, bottlings, harvests: the news of the Domaine des Quatre Aulnes, growers at Saint-Gildas-sur-Sèvre.",
      ],
    ),
    ...blocks([{ slug: "liste-actualites" }]),
  },
  {
    slug: "journal",
    role: "BLOG",
    words: words(
      [
        "Le journal des Quatre Aulnes",
        "Journal",
        "La taille, la vendange, les notes de cave et ce que l’on mange avec un muscadet : le journal du Domaine des Quatre Aulnes.",
      ],
      [
        "The journal of the Quatre Aulnes",
        "Journal",
        "Pruning, harvest, cellar notes and what to eat with a Muscadet: the journal of the Domaine des Quatre Aulnes.",
      ],
    ),
    ...blocks([{ slug: "liste-journal" }]),
  },
  {
    slug: "albums",
    role: "ALBUMS",
    words: words(
      [
        "Images du domaine",
        "Images",
        "Les rangs de vigne au lever du jour, la porte de la cave et quelques étiquettes : deux albums d’images de synthèse composées pour ce site.",
      ],
      [
        "Pictures of the estate",
        "Pictures",
        "Rows of vines at daybreak, the cellar door and a few labels: two albums of computer-made pictures composed for this site.",
      ],
    ),
    ...blocks([{ slug: "liste-albums" }]),
  },
  {
    slug: "rendez-vous",
    role: "ELEMENTS",
    words: words(
      [
        "Rendez-vous au domaine",
        "Rendez-vous",
        "Visites du chai, dégustations, huîtres et muscadet, portes ouvertes : les prochains rendez-vous du Domaine des Quatre Aulnes, et comment s’y inscrire.",
      ],
      [
        "Events at the estate",
        "Events",
        "Tours of the winery, tastings, oysters and Muscadet, open days: what takes place next at the Domaine des Quatre Aulnes, and how to register.",
      ],
    ),
    ...blocks([{ slug: "liste-rendez-vous" }]),
  },
];
