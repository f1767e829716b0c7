import type { ContentData } from "@/demonstration/data/content-data";

export const folders: ContentData[] = [
  {
    type: "blog-folder",
    name: "au-chai",
    values: { cover: null, folder: null },
    words: {
      fr_FR: {
        title: "Au chai et dans les rangs",
        slug: "au-chai-et-dans-les-rangs",
        text: "Le travail de l’année, par ceux qui le font.",
      },
      en: {
        title: "In the winery and between the rows",
        slug: "in-the-winery-and-between-the-rows",
        text: "The work of the year, by those who do it.",
      },
    },
  },
  {
    type: "blog-folder",
    name: "a-table",
    values: { cover: null, folder: null },
    words: {
      fr_FR: {
        title: "À table",
        slug: "a-table",
        text: "Ce que nous mangeons avec nos vins, et ce que nos visiteurs nous ont appris.",
      },
      en: {
        title: "At table",
        slug: "at-table",
        text: "What we eat with our wines, and what visitors have taught us.",
      },
    },
  },
];
