import { pictures } from "@/demonstration/73/pages/pictures";
import type { ContentData } from "@/demonstration/data/content-data";

/** Albums of pictures. They are rendered, and say so. */
export const albums: ContentData[] = [
  {
    type: "album",
    values: {
      cover: pictures.domaine,
      images: [
        {
          idMedium: pictures.domaine,
          caption: { fr_FR: "Le soleil, au bout du Clos", en: "The sun, at the end of the Clos" },
        },
        {
          idMedium: pictures.vendanges,
          caption: { fr_FR: "Les premières feuilles rousses", en: "The first russet leaves" },
        },
        {
          idMedium: pictures.chai,
          caption: { fr_FR: "Le chai, une fois rentrés", en: "The winery, once indoors" },
        },
      ],
    },
    words: {
      fr_FR: {
        title: "Un matin dans les rangs",
        slug: "un-matin-dans-les-rangs",
        text: "La vigne au lever du jour, ses premières feuilles rousses, puis la fraîcheur du chai. Images de synthèse, composées pour ce site.",
      },
      en: {
        title: "A morning between the rows",
        slug: "a-morning-between-the-rows",
        text: "The vines at daybreak, their first russet leaves, then the cool of the winery. Computer-made pictures, composed for this site.",
      },
    },
  },
  {
    type: "album",
    values: {
      cover: pictures.visites,
      images: [
        {
          idMedium: pictures.porte,
          caption: { fr_FR: "La porte, un matin", en: "The door, one morning" },
        },
        {
          idMedium: pictures.cru,
          caption: {
            fr_FR: "Gorges, trente-six mois sur lies",
            en: "Gorges, thirty-six months on its lees",
          },
        },
        {
          idMedium: pictures.clos,
          caption: { fr_FR: "L’étiquette du Clos du Gué", en: "The label of the Clos du Gué" },
        },
        {
          idMedium: pictures.gorges,
          caption: { fr_FR: "L’étiquette de Gorges", en: "The label of Gorges" },
        },
        {
          idMedium: pictures.layon,
          caption: { fr_FR: "L’étiquette de Brumes", en: "The label of Brumes" },
        },
        {
          idMedium: pictures.visites,
          caption: { fr_FR: "Deux verres, dont un plein", en: "Two glasses, one of them full" },
        },
      ],
    },
    words: {
      fr_FR: {
        title: "De la porte au verre",
        slug: "de-la-porte-au-verre",
        text: "La porte de la cave, quelques étiquettes, un verre. Images de synthèse, composées pour ce site.",
      },
      en: {
        title: "From the door to the glass",
        slug: "from-the-door-to-the-glass",
        text: "The cellar door, a few labels, a glass. Computer-made pictures, composed for this site.",
      },
    },
  },
];
